import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePhrases, phraseTokens } from './phrases';

test.each([
  ['follow me', 'Please FOLLOW, me!', 1],
  ['follow me', 'follow. me', 0],
  ['follow me|us', 'follow us', 1],
  ['sell*', 'selling', 1],
  ['sell*', 'resell', 0],
  ['code # off', 'code 20 off', 1],
  ['my new? shop', 'my shop', 1],
  ['my new? shop', 'my new shop', 1],
  ['my new? shop', 'my old shop', 0],
  ['gift_card|refund for', 'a gift card for you', 1],
  ['paid .. review', 'paid for this review', 1],
  ['paid .. review', 'paid for this and that long review', 0],
  ['paid ... review', 'paid for this and that long review', 1],
  ['paid ... review', 'paid. a review', 0],
  ['call me !crazy', 'call me crazy', 0],
  ['call me !crazy', 'call me now', 1],
  ['!if_you ask me', 'if you ask me', 0],
  ['!if_you ask me', 'so ask me', 1],
  ['^ dm me', 'Nice. DM me', 1],
  ['^ dm me', 'they dm me', 0],
  ['a b\n c d', 'a b and c d and a b', 2],
])('%j finds in %j: %i', (phrases, text, count) => {
  expect(compilePhrases(phrases)(phraseTokens(text.toLowerCase()))).toBe(count);
});

test('a phrase is found wherever it stands', () => {
  const find = compilePhrases('work from home');
  const words = fc.array(fc.constantFrom('i', 'love', 'this', '.', 'work', 'home'));
  fc.assert(
    fc.property(words, words, (before, after) => {
      expect(find([...before, 'work', 'from', 'home', ...after])).toBe(1);
    }),
  );
});
