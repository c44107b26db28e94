import { describe, expect, test } from 'vitest';
import { builtInDictionary } from '../dictionary/built-in';
import { evidenceLevels } from './ingredient-text';
import { findSource } from './sources';
import { findIngredientText, ingredientTexts } from './texts';

const minTexts = 300;

test('there are enough texts, each about another ingredient', () => {
  expect(ingredientTexts.length).toBeGreaterThanOrEqual(minTexts);
  const ids = ingredientTexts.map(({ name }) => builtInDictionary.find(name)?.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no two texts say the same', () => {
  for (const field of ['about', 'does'] as const) {
    const sentences = ingredientTexts.map((text) => text[field]);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

describe.each(ingredientTexts.map((text) => [text.name, text] as const))('%s', (name, text) => {
  test('is an ingredient of the dictionary, by its INCI name', () => {
    const found = builtInDictionary.find(name);
    expect(found).toMatchObject({ name, isOwnName: true });
    expect(findIngredientText(found?.id ?? 0)).toBe(text);
  });

  test('has known sources with links', () => {
    expect(text.sources.length).toBeGreaterThan(0);
    for (const key of text.sources) {
      expect(findSource(key)?.url, key).toMatch(/^https:\/\/[a-z.]+\//);
    }
  });

  test('has texts of a readable length', () => {
    expect(evidenceLevels).toContain(text.evidence);
    expect(text.about).toSatisfy(isSentence(20, 320));
    expect(text.does).toSatisfy(isSentence(30, 400));
    expect(text.suits).toSatisfy(isSentence(15, 400));
    if (text.amount !== undefined) expect(text.amount).toSatisfy(isSentence(4, 200));
  });

  test('makes no medical promise', () => {
    const { about, does, suits } = text;
    expect(`${about} ${does} ${suits}`).not.toMatch(
      /\b(?:cures?|heals?|toxic|dangerous|miracle|chemical-free)\b/i,
    );
  });
});

const isSentence = (minLength: number, maxLength: number) => (text: string) =>
  text.length >= minLength && text.length <= maxLength && /^[\p{Lu}\d].*[.]$/u.test(text);
