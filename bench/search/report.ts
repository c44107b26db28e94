import { median } from '../tools.ts';
import type { Measured } from './measure.ts';
import { titles } from './peer-names.ts';
import { perQuery } from './per-query.ts';

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const milliseconds = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const pair = (times: readonly number[]): string =>
  times.length === 0
    ? '–'
    : `${milliseconds(median(times))} / ${milliseconds(quantile(times, 0.95))}`;

const headings = [
  '',
  'build s',
  'suggestions ms',
  'listing ms',
  'price changes/s',
  'queries asked',
];

function cells({ name, failure, build, suggest, list, update }: Measured): string[] {
  if (failure && suggest.length === 0) return [titles[name], failure, '–', '–', '–', '–'];
  return [
    titles[name],
    build ? (build.ms / 1000).toFixed(1) : '–',
    pair(suggest),
    list.length > 0 ? pair(list) : (failure ?? '–'),
    update ? whole(update.perSecond) : (failure ?? '–'),
    `${suggest.length} / ${list.length}`,
  ];
}

/** How many times longer the best peer takes; above 1, ours is ahead. */
function leads(results: readonly Measured[]): string[] {
  const ours = results.find(({ name }) => name === 'ours');
  const others = results.filter(({ name }) => name !== 'ours');
  if (!ours || others.length === 0) return [];
  const lead = (of: (measured: Measured) => number) => {
    const [first, ...rest] = others.filter((peer) => Number.isFinite(of(peer)));
    if (!first) return '–';
    const best = rest.reduce((a, b) => (of(b) < of(a) ? b : a), first);
    return `${(of(best) / of(ours)).toFixed(1)}× (${titles[best.name]})`;
  };
  const both = (kind: 'suggest' | 'list') =>
    `${lead((peer) => median(peer[kind]))} / ${lead((peer) => quantile(peer[kind], 0.95))}`;
  const updates = lead((peer) => 1 / (peer.update?.perSecond ?? 0));
  return ['best other ÷ ours', '', both('suggest'), both('list'), updates, ''];
}

export function report(size: number, results: readonly Measured[]): void {
  const rows = [headings, ...results.map(cells), leads(results)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  console.log(`\n${whole(size)} products; milliseconds are median / p95\n`);
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
  const ours = results.find(({ name }) => name === 'ours');
  const extra = ours ? describeOurs(ours) : '';
  console.log(`\n${extra}\n\nAs Markdown:\n`);
  const [, ...body] = rows;
  console.log(`| ${whole(size)} products | ${headings.slice(1).join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(headings.length - 1)}`);
  for (const row of body) console.log(`| ${row.join(' | ')} |`);
}

function describeOurs({ build, update, underChanges }: Measured): string {
  if (!build || !underChanges || !update) return '';
  const change = (kind: 'suggest' | 'list') =>
    (['alone', 'shared'] as const)
      .map((how) => perQuery(underChanges.map((round) => round[how][kind])))
      .map((times) => milliseconds(quantile(times, 0.95)))
      .join(' → ');
  return [
    `ours: ${whole(build.bytesPerProduct)} bytes a product; 1,000 changes take at most ${milliseconds(update.longestMs)} ms at once`,
    `p95 alone → with 10,000 changes in between: suggestions ${change('suggest')} ms, listing ${change('list')} ms`,
  ].join('\n');
}
