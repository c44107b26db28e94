import { describe, expect, test } from 'vitest';
import { scoreSkinConcerns, skinConcerns } from './skin-concern-score';

/** What a line changes in the score of each concern. */
function effectOf(concerns: string, types: readonly string[] = [], isWholeBrand = false) {
  const scoresWith = (lines: Parameters<typeof scoreSkinConcerns>[0]['lines']) => {
    const scores = new Float64Array(skinConcerns.length);
    scoreSkinConcerns({ words: [], prominence: new Map(), types, lines }, scores);
    return scores;
  };
  const line = { concerns: concerns.split(' '), skinTypes: [], isWholeBrand };
  const [before, after] = [scoresWith([]), scoresWith([line])];
  return Object.fromEntries(
    skinConcerns.map((slug, at) => [slug, (after[at] ?? 0) - (before[at] ?? 0)]),
  );
}

describe('a product line', () => {
  test('speaks for its concerns, the first one most, and against the others', () => {
    const effect = effectOf('wrinkles firmness pores');
    expect(effect.wrinkles).toBeGreaterThan(effect.firmness ?? 0);
    expect(effect.firmness).toBeGreaterThan(effect.pores ?? 0);
    expect(effect.pores).toBeGreaterThan(0);
    expect(effect.acne).toBeLessThan(0);
  });

  test('speaks less against what products of any line may help with', () => {
    const effect = effectOf('wrinkles');
    for (const slug of ['dryness', 'dullness', 'dark-circles']) {
      expect(effect[slug], slug).toBeLessThan(0);
      expect(effect[slug], slug).toBeGreaterThan(effect.acne ?? 0);
    }
  });

  test('that brightens is for dark circles first when the product is for eyes', () => {
    expect(effectOf('dullness dark-spots')['dark-circles']).toBeLessThan(0);
    const eyes = effectOf('dullness dark-spots', ['eye-cream', 'eye-treatment']);
    expect(eyes['dark-circles']).toBeGreaterThan(eyes.dullness ?? 0);
    expect(eyes.dullness).toBeGreaterThan(eyes['dark-spots'] ?? 0);
    expect(eyes['dark-spots']).toBeGreaterThan(0);
    const wrinkles = effectOf('wrinkles', ['eye-cream', 'eye-treatment']);
    expect(wrinkles['dark-circles']).toBeLessThan(0);
  });

  test('counts less if it is the whole brand', () => {
    const [line, brand] = [effectOf('acne'), effectOf('acne', [], true)];
    expect(brand.acne).toBeGreaterThan(0);
    expect(brand.acne).toBeLessThan(line.acne ?? 0);
  });
});
