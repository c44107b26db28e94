import { describe, expect, test } from 'vitest';
import { categories } from '~/domain/catalog/category';
import { routineFor } from './routine-guides';
import { minutesText, totalMinutes } from './routine-time';

describe('routine guides', () => {
  test.each([
    ['skincare', 4, 6],
    ['makeup', 6, 14],
    ['haircare', 5, 20],
    ['fragrance', 4, 6],
    ['tools', 4, 6],
    ['supplements', 4, 6],
    ['constructor', 4, 6],
  ])('%s: %d steps, %d minutes', (slug, steps, minutes) => {
    const guide = routineFor(slug);
    expect(guide.steps.map(({ step }) => step)).toEqual(
      Array.from({ length: steps }, (_, index) => index + 1),
    );
    expect(totalMinutes(guide)).toBe(minutes);
  });

  test('have times that can be added, complete steps, and tips', () => {
    for (const { slug } of categories) {
      const { steps, tips, title } = routineFor(slug);
      expect(title).toBeTruthy();
      expect(tips.length).toBeGreaterThan(0);
      for (const { time, title: name, description } of steps) {
        expect(time).toBe(minutesText(Number.parseInt(time, 10)));
        expect(name && description).toBeTruthy();
      }
    }
  });
});
