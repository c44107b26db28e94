import { describe, expect, test } from 'vitest';
import { fingerprintOf } from '~/domain/reviews/moderation/fingerprint';
import { type JudgedReview, judgeReview } from '~/domain/reviews/moderation/judge-review';
import {
  abuseCases,
  freshAbuse,
  freshHonest,
  heldBackCases,
  honestCases,
  writtenAfterCases,
} from './cases.ts';

const unremarkable: JudgedReview = {
  title: 'My review',
  text: '',
  photoCount: 0,
  isFirstReview: false,
  storeTexts: [],
  others: [],
  recentOnProduct: 0,
  usualOnProduct: 0,
};
const judge = (facts: Partial<JudgedReview>) => judgeReview({ ...unremarkable, ...facts });
const textsOf = (groups: typeof honestCases) => groups.flatMap(([, texts]) => texts);
const isStopped = (text: string) => judge({ text }).state !== 'published';
const fresh = (['tuned', 'unseen'] as const).flatMap(freshAbuse);
const honest = textsOf(honestCases);
const freshlyHonest = textsOf((['tuned', 'unseen'] as const).flatMap(freshHonest));

describe('the checks of reviews', () => {
  test('find at least 95% of planted abuse', () => {
    const planted = textsOf([...abuseCases, ...heldBackCases, ...writtenAfterCases, ...fresh]);
    expect(planted.filter(isStopped).length / planted.length).toBeGreaterThanOrEqual(0.95);
  });

  test('hold at most 1% of honest reviews', () => {
    const all = [...honest, ...freshlyHonest];
    expect(all.length).toBeGreaterThanOrEqual(600);
    expect(all.filter(isStopped).length / all.length).toBeLessThanOrEqual(0.01);
  });

  test('find copies with every tenth word replaced, and do not mix up unrelated reviews', () => {
    const others = honest.map((text) => ({ fingerprint: fingerprintOf(text), isOwn: false, text }));
    const codesOf = (text: string, compared: typeof others) =>
      judge({ text, others: compared }).codes.includes('duplicate');
    const copies = honest.map((text) =>
      text
        .split(' ')
        .map((word, index) => (index % 10 === 9 ? 'really' : word))
        .join(' '),
    );
    const found = copies.filter((copy) => codesOf(copy, others));
    expect(found.length / copies.length).toBeGreaterThanOrEqual(0.95);
    const mixedUp = honest.filter((text, index) => codesOf(text, others.toSpliced(index, 1)));
    expect(mixedUp).toEqual([]);
  });

  test('find the store’s text with every sixth word replaced', () => {
    const copies = honest.map((text) => ({
      text: text
        .split(' ')
        .map((word, index) => (index % 6 === 5 ? 'really' : word))
        .join(' '),
      storeTexts: [text],
    }));
    const found = copies.filter((copy) => judge(copy).codes.includes('copied'));
    expect(found.length / copies.length).toBeGreaterThanOrEqual(0.95);
    const mixedUp = honest.filter((text, index) =>
      judge({ text, storeTexts: honest.toSpliced(index, 1).slice(0, 40) }).codes.includes('copied'),
    );
    expect(mixedUp).toEqual([]);
  });

  test('hold first reviews, photos, bursts and the store’s own text, each with a reason', () => {
    const text =
      'It goes on like custard, melts like water and leaves the soft light of a good night.';
    expect(judge({ text, isFirstReview: true }).codes).toEqual(['first-review']);
    expect(judge({ text, photoCount: 1 }).codes).toEqual(['photos']);
    expect(judge({ text, recentOnProduct: 30, usualOnProduct: 1 }).codes).toEqual(['burst']);
    expect(judge({ text, recentOnProduct: 30, usualOnProduct: 20 }).state).toBe('published');
    expect(judge({ text, storeTexts: [`A bouncy cream. ${text}`] }).codes).toEqual(['copied']);
  });

  test('refuse markup and control characters, and tell only that', () => {
    const text = 'Nice <script>alert(1)</script> cream from www.example.com that I use every day.';
    expect(judge({ text })).toMatchObject({ state: 'refused', codes: ['markup'] });
    expect(judge({ text: `${honest[0]}\u0000` }).state).toBe('refused');
  });
});
