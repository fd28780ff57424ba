import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonProgress } from './lessonProgress';
import { Lesson } from './lesson.svelte';
import type { Choice, LessonAnswers, LessonPage } from '$generated/wire';
import { forget } from './storage';

/** A lesson that is read, then asks for the move 7 and for nothing else, then is over. */
const choices: Choice[] = [7, 8].map((action) => ({
  action,
  notation: `to ${action}`,
  path: [`station-${action}`],
  verb: 'go',
  label: { key: 'go' },
}));
const board = { width: 1, height: 1, links: [], elements: [{ id: 'station-7' }, { id: 'pawn' }] };
const asks = ['next', 'move', 'done'] as const;

function pageOf(answers: LessonAnswers['answers']): LessonPage | null {
  if (answers.some((answer, place) => (place === 0) !== (answer === null))) return null;
  const isWrong = answers[1] !== undefined && answers[1] !== 7;
  const number = isWrong ? 1 : answers.length;
  return {
    step: {
      number: number + 1,
      of: 3,
      chapter: { key: 'one' },
      asks: asks[number],
      points: ['pawn'],
    },
    accepted: answers.length === 0 ? null : !isWrong,
    reply: isWrong ? { key: 'not-there' } : null,
    good: number === 1 ? [7] : [],
    view: { pawns: [{ pawn: 'pawn', station: number === 2 ? 'station-7' : 'station-1' }] },
    choices: number === 1 ? choices : [],
    notebook: null,
    log: [],
  } as unknown as LessonPage;
}

let isDown: boolean;

beforeEach(() => {
  isDown = false;
  forget('lesson:toy:first');
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    if (isDown) throw new TypeError('no line');
    if (url.href.endsWith('/board')) return Response.json(board);
    if (url.href.includes('/words/')) return new Response('toy-lesson = Toy');
    if (url.href.endsWith('/lessons')) return Response.json([{ game: 'toy', lesson: 'first' }]);
    const { answers } = JSON.parse(String(init?.body)) as LessonAnswers;
    const page = pageOf(answers);
    const refused = { code: 'WrongAnswer', reason: { key: 'learn-lost-thread' } };
    return page ? Response.json(page) : Response.json(refused, { status: 409 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<Lesson> {
  const lesson = new Lesson('toy', 'first');
  await lesson.open();
  return lesson;
}

async function settled(lesson: Lesson, number: number): Promise<void> {
  await vi.waitFor(() => expect(lesson.step?.number).toBe(number));
}

describe('a lesson', () => {
  it('is read, answered on the board, and over', async () => {
    const lesson = await opened();
    expect(lesson.canGoOn).toBe(true);
    await lesson.next();
    lesson.pick('station-7');
    expect(lesson.choices).toEqual([]); // one answer at a time
    await settled(lesson, 3);
    expect(lesson.answers).toEqual([null, 7]);
    expect([...lesson.changed]).toContain('pawn');
    expect(lessonProgress('toy', 'first')).toMatchObject({
      answers: [null, 7],
      step: 3,
      of: 3,
      done: true,
    });
  });

  it('replies to a wrong try and stays where it is', async () => {
    const lesson = await opened();
    await lesson.next();
    lesson.pick('station-8');
    await vi.waitFor(() => expect(lesson.isWrong).toBe(true));
    expect(lesson.page?.reply).toEqual({ key: 'not-there' });
    expect(lesson.answers).toEqual([null]);
    expect(lessonProgress('toy', 'first').answers).toEqual([null]);
    expect(lesson.lit.has('station-7')).toBe(true);
  });

  it('shows a good move to whoever asks', async () => {
    const lesson = await opened();
    await lesson.next();
    expect(lesson.points).toEqual(['pawn']);
    lesson.showGood();
    expect(lesson.points).toEqual(['station-7']);
  });

  it('goes on where it was left, and back', async () => {
    await (await opened()).next();
    const lesson = await opened();
    expect(lesson.step?.number).toBe(2);
    await lesson.goBack();
    expect(lesson.step?.number).toBe(1);
    expect(lesson.canGoBack).toBe(false);
  });

  it('stays learnt when it is taken again', async () => {
    const lesson = await opened();
    await lesson.next();
    lesson.pick('station-7');
    await settled(lesson, 3);
    await lesson.restart();
    expect(lessonProgress('toy', 'first')).toMatchObject({
      answers: [],
      step: 1,
      of: 3,
      done: true,
    });
  });

  it('begins anew when the answers that were kept fit no more', async () => {
    localStorage.setItem('gaslamp:lesson:toy:first', JSON.stringify({ answers: [7], of: 3 }));
    const lesson = await opened();
    expect(lesson.isAnew).toBe(true);
    expect(lesson.step?.number).toBe(1);
  });

  it('waits when the line is down', async () => {
    const lesson = await opened();
    isDown = true;
    await lesson.next();
    expect(lesson.refusal?.key).toBe('client-unreachable');
    isDown = false;
    await lesson.next();
    expect(lesson.refusal).toBeNull();
    expect(lesson.step?.number).toBe(2);
  });

  it('says so when something typed is not on offer', async () => {
    const lesson = await opened();
    await lesson.next();
    lesson.type('to 9');
    expect(lesson.refusal).toEqual({ key: 'lesson-mistyped', args: { line: 'to 9' } });
  });
});
