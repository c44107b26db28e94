export interface JudgeParts {
  judgeReview: typeof import('../../src/domain/reviews/moderation/judge-review.ts').judgeReview;
  fingerprintOf: typeof import('../../src/domain/reviews/moderation/fingerprint.ts').fingerprintOf;
}

export interface GroupResult {
  stopped: number;
  /** How often each reason was given. */
  codes: string;
  /** Texts that were judged otherwise than expected. */
  failures: string[];
}

/** Judges texts that have nothing in common: no store text, no other reviews, no burst. */
export function judgeGroup(
  { judgeReview }: JudgeParts,
  texts: readonly string[],
  expected: 'published' | 'stopped',
): GroupResult {
  const counts = new Map<string, number>();
  const failures: string[] = [];
  let stopped = 0;
  for (const text of texts) {
    const { state, codes } = judgeReview({
      title: '',
      text,
      photoCount: 0,
      isFirstReview: false,
      storeTexts: [],
      others: [],
      recentOnProduct: 0,
      usualOnProduct: 0,
    });
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
    const isStopped = state !== 'published';
    if (isStopped) stopped += 1;
    if (isStopped !== (expected === 'stopped')) failures.push(`${codes.join(' ')} | ${text}`);
  }
  const codes = [...counts].map(([code, count]) => `${code} ${count}`).join(', ');
  return { stopped, codes, failures };
}
