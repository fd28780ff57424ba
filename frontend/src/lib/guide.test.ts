import { describe, expect, it } from 'vitest';
import { piecesOf, search, sectionFor, spansOf, termsOf } from './guide';
import type { Guide } from '$generated/wire';

const guide: Guide = {
  game: 'toy',
  language: 'fr',
  title: 'Comment jouer',
  sections: [
    {
      name: 'idea',
      title: 'L’idée',
      phases: [],
      rules: [],
      blocks: [{ type: 'paragraph', words: 'Un jeu d’**échange**.' }],
    },
    {
      name: 'turn',
      title: 'Un tour',
      phases: ['choosing'],
      rules: ['AB-01'],
      blocks: [
        { type: 'bullets', items: ['Passer.', 'Échanger.'] },
        { type: 'picture', figure: 'start', caption: 'Le plateau au début' },
      ],
    },
  ],
  rules: [
    {
      title: 'La table',
      words: [],
      rules: [
        { id: 'AB-01', words: 'On échange deux cartes (AB-02).' },
        { id: 'AB-02', words: 'On passe son tour.' },
      ],
    },
  ],
};

describe('a search', () => {
  it('finds words whatever their accents and capitals', () => {
    const found = search(guide, 'ECHANGE');
    expect([...(found?.sections ?? [])]).toEqual(['idea', 'turn']);
    expect([...(found?.rules ?? [])]).toEqual(['AB-01']);
  });

  it('wants every word', () => {
    const found = search(guide, 'tour passe');
    expect([...(found?.sections ?? [])]).toEqual(['turn']);
    expect([...(found?.rules ?? [])]).toEqual(['AB-02']);
  });

  it('finds a rule alone by its number, and not those that name it', () => {
    expect(search(guide, ' ab-02 ')).toEqual({ sections: new Set(), rules: new Set(['AB-02']) });
    expect(search(guide, 'AB-09')).toEqual({ sections: new Set(), rules: new Set() });
  });

  it('looks into captions, and takes either apostrophe', () => {
    expect(search(guide, 'plateau')?.sections).toEqual(new Set(['turn']));
    expect(search(guide, "l'idee")?.sections).toEqual(new Set(['idea']));
  });

  it('is none where nothing is asked', () => {
    expect(search(guide, '  ')).toBeNull();
  });
});

describe('a line', () => {
  it('is cut into plain and marked pieces', () => {
    expect(spansOf('**Holmes** looks (`alibi`), *our ruling:* see MJ-14.')).toEqual([
      { kind: 'strong', words: 'Holmes' },
      { kind: 'plain', words: ' looks (' },
      { kind: 'code', words: 'alibi' },
      { kind: 'plain', words: '), ' },
      { kind: 'em', words: 'our ruling:' },
      { kind: 'plain', words: ' see ' },
      { kind: 'rule', words: 'MJ-14' },
      { kind: 'plain', words: '.' },
    ]);
  });

  it('keeps every letter when hits are marked', () => {
    const pieces = piecesOf('L’œil de l’Échangeur', termsOf('echange'));
    expect(pieces).toEqual([
      { words: 'L’œil de l’', hit: false },
      { words: 'Échange', hit: true },
      { words: 'ur', hit: false },
    ]);
  });

  it('is one piece where nothing is searched for', () => {
    expect(piecesOf('Un tour', [])).toEqual([{ words: 'Un tour', hit: false }]);
  });
});

describe('the section for a phase', () => {
  it('is the one that names it, else the first', () => {
    expect(sectionFor(guide, 'choosing')?.name).toBe('turn');
    expect(sectionFor(guide, 'unheard-of')?.name).toBe('idea');
    expect(sectionFor(guide, null)?.name).toBe('idea');
  });
});
