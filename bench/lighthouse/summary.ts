import { median } from '../tools.ts';
import type { Audit, Report } from './install-lighthouse.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

export interface Summary {
  /** 0 to 100, medians. */
  scores: number[];
  /** Milliseconds, except for CLS; medians. */
  metrics: Record<keyof typeof metrics, number>;
  /** Findings of the median run. */
  complaints: string[];
}

/** Combines several reports on one page. */
export function summarize(reports: readonly Report[]): Summary {
  const scoreOf = (report: Report, category: string) =>
    (report.categories[category]?.score ?? 0) * 100;
  const value = (audit: string) =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  const byPerformance = reports.toSorted(
    (a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'),
  );
  const middle = byPerformance[Math.floor(reports.length / 2)];
  return {
    scores: categories.map((category) => median(reports.map((each) => scoreOf(each, category)))),
    metrics: {
      FCP: value(metrics.FCP),
      LCP: value(metrics.LCP),
      TBT: value(metrics.TBT),
      CLS: value(metrics.CLS),
      SI: value(metrics.SI),
    },
    complaints: middle ? findComplaints(middle) : [],
  };
}

/** Every audit that is not perfect; of the performance ones, those with possible savings. */
function findComplaints(report: Report): string[] {
  return categories.flatMap((category) => {
    const refs = report.categories[category]?.auditRefs ?? [];
    return refs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (!audit || !isImperfect(audit)) return [];
      const gain = gainOf(audit);
      if (category === 'performance' && weight === 0 && gain === '') return [];
      const shown = audit.displayValue ? ` (${audit.displayValue})` : '';
      return [`${category}: ${audit.title}${shown}${gain}`];
    });
  });
}

function isImperfect({ score, scoreDisplayMode }: Audit): boolean {
  const judged = !['notApplicable', 'manual', 'informative'].includes(scoreDisplayMode);
  return judged && score !== null && score < 0.95;
}

function gainOf({ metricSavings }: Audit): string {
  const gains = Object.entries(metricSavings ?? {}).filter(([, saved]) => saved > 0);
  if (gains.length === 0) return '';
  return `: ${gains.map(([metric, saved]) => `${metric} −${Math.round(saved)} ms`).join(', ')}`;
}
