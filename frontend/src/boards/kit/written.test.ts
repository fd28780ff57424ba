import { describe, expect, it } from 'vitest';
import { nameOf, writtenIn } from './written';

describe('the name of a control', () => {
  it('is its label where that says what is written on it', () => {
    expect(nameOf('station 6: taxi', '6')).toBe('station 6: taxi');
    expect(nameOf('Hyde Park, 8 % by your notes', 'Hyde Park 8 %')).toBe(
      'Hyde Park, 8 % by your notes',
    );
    expect(nameOf('north-east exit', '')).toBe('north-east exit');
  });

  it('ends with what is written where the label does not say it', () => {
    expect(nameOf('Blue', 'Bl')).toBe('Blue; Bl');
    expect(nameOf('Inspector Lestrade, suspect', 'Le Lestrade 25 %')).toBe(
      'Inspector Lestrade, suspect; Le Lestrade 25 %',
    );
  });
});

describe('what is written in a picture', () => {
  it('is every text in it, apart from each other', () => {
    const picture = document.createElement('div');
    picture.innerHTML = '<svg><text>Le</text><g><text> 25\n %</text></g><path /></svg>';
    document.body.append(picture);
    expect(writtenIn(picture)).toBe('Le 25 %');
  });
});
