import { expect, test } from 'vitest';
import { builtInDictionary } from '../dictionary/built-in';
import { evidenceLevels, type IngredientText } from './ingredient-text';
import { findSource } from './sources';
import { findIngredientText, ingredientTexts } from './texts';

const minTexts = 300;

/** The names of the texts that a rule rejects. */
const rejectedBy = (isFine: (text: IngredientText) => boolean) =>
  ingredientTexts.filter((text) => !isFine(text)).map(({ name }) => name);

const isSentence = (text: string, minLength: number, maxLength: number) =>
  text.length >= minLength && text.length <= maxLength && /^[\p{Lu}\d].*\.$/u.test(text);

test('there are enough texts, each about another ingredient', () => {
  expect(ingredientTexts.length).toBeGreaterThanOrEqual(minTexts);
  const ids = ingredientTexts.map(({ name }) => builtInDictionary.find(name)?.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every text is about an ingredient of the dictionary, by its INCI name', () => {
  const isKnown = (text: IngredientText) => {
    const found = builtInDictionary.find(text.name);
    return found?.name === text.name && findIngredientText(found.id) === text;
  };
  expect(rejectedBy(isKnown)).toEqual([]);
});

test('every text has known sources with links', () => {
  const isLinked = (key: string) =>
    /^https:\/\/[a-z.-]+\//.test(findSource(key)?.url ?? '') && findSource(key)?.name !== '';
  expect(rejectedBy(({ sources }) => sources.length > 0 && sources.every(isLinked))).toEqual([]);
  expect(['nothing', 'article:nothing', 'nothing:at all'].map(findSource)).toEqual([
    null,
    null,
    null,
  ]);
});

test('every text is short and complete', () => {
  const isReadable = ({ about, does, suits, amount, evidence }: IngredientText) =>
    evidenceLevels.includes(evidence) &&
    isSentence(about, 20, 320) &&
    isSentence(does, 30, 400) &&
    isSentence(suits, 20, 400) &&
    (amount === undefined || isSentence(amount, 4, 200));
  expect(rejectedBy(isReadable)).toEqual([]);
});

test('no two texts say the same', () => {
  for (const field of ['about', 'does'] as const) {
    const sentences = ingredientTexts.map((text) => text[field]);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  }
});

test('no text makes a medical promise or scares', () => {
  const words = /\b(?:cures?|heals?|toxic|poison\w*|dangerous|miracle|detox\w*|chemical-free)\b/i;
  expect(rejectedBy(({ about, does, suits }) => !words.test(`${about} ${does} ${suits}`))).toEqual(
    [],
  );
});
