import { expect, test } from 'vitest';
import { aboutJack, JACK } from './jack';

test('what is said about Jack is said to Jack in the second person', () => {
  expect(aboutJack('mr-jack-call-seen', JACK)).toBe('mr-jack-call-seen-you');
});

test.each([1, 'spectator'] as const)('it names Jack to viewer %s', (viewer) => {
  expect(aboutJack('mr-jack-call-seen', viewer)).toBe('mr-jack-call-seen');
});
