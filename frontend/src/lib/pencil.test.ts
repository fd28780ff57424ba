import { beforeEach, describe, expect, it } from 'vitest';
import {
  loadMarks,
  LONGEST_NOTE,
  saveMarks,
  withNote,
  without,
  withSign,
  type Marks,
} from './pencil';

const clean: Marks = new Map();

beforeEach(() => localStorage.clear());

describe('pencil marks', () => {
  it('are drawn, replaced and rubbed out', () => {
    const circled = withSign(clean, 'hex-a1', 'circle');
    expect(circled.get('hex-a1')).toEqual({ sign: 'circle', note: '' });
    expect(withSign(circled, 'hex-a1', 'cross').get('hex-a1')?.sign).toBe('cross');
    expect(without(circled, 'hex-a1').size).toBe(0);
  });

  it('drawn twice are gone', () => {
    expect(withSign(withSign(clean, 'hex-a1', 'circle'), 'hex-a1', 'circle').size).toBe(0);
  });

  it('keep a note beside the sign, and after it', () => {
    const noted = withNote(withSign(clean, 'hex-a1', 'question'), 'hex-a1', 'Smith?');
    expect(noted.get('hex-a1')).toEqual({ sign: 'question', note: 'Smith?' });
    expect(withSign(noted, 'hex-a1', 'question').get('hex-a1')).toEqual({
      sign: null,
      note: 'Smith?',
    });
  });

  it('take a short note only', () => {
    const long = withNote(clean, 'hex-a1', 'x'.repeat(500)).get('hex-a1');
    expect(long?.note).toHaveLength(LONGEST_NOTE);
  });

  it('never change the marks they were made from', () => {
    withSign(clean, 'hex-a1', 'circle');
    expect(clean.size).toBe(0);
  });

  it('survive a reload, for their own table and seat', () => {
    saveMarks('t', 1, withSign(clean, 'hex-a1', 'circle'));
    expect(loadMarks('t', 1).get('hex-a1')?.sign).toBe('circle');
    expect(loadMarks('t', 0).size).toBe(0);
    expect(loadMarks('u', 1).size).toBe(0);
  });

  it('leave nothing behind when all are rubbed out', () => {
    saveMarks('t', 1, withSign(clean, 'hex-a1', 'circle'));
    saveMarks('t', 1, clean);
    expect(localStorage.length).toBe(0);
  });
});
