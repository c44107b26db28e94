import { median } from '../tools.ts';
import type { Measured } from './measure.ts';
import { titles } from './peer-names.ts';
import { milliseconds, quantile } from './report.ts';

/** The kind of each query, in query order. */
export type KindNames = Record<'suggest' | 'list', string[]>;

const pieces = { suggest: 'suggestions', list: 'listing' } as const;

/** For every kind of query, ours and the closest peer, on the queries both answered. */
export function reportKinds(results: readonly Measured[], kinds: KindNames): void {
  const ours = results.find(({ name }) => name === 'ours');
  if (!ours) return;
  console.log(
    '\n| kind of query | ours ms | closest peer | its ms | ÷ ours |\n|---|---:|---|---:|---:|',
  );
  for (const piece of ['suggest', 'list'] as const) {
    for (const kind of new Set(kinds[piece])) {
      const places = kinds[piece].flatMap((name, place) => (name === kind ? [place] : []));
      const timesOf = (measured: Measured, at: readonly number[]) =>
        at.flatMap((place) => measured[piece][place] ?? []);
      const [closest] = results
        .filter((peer) => peer !== ours && timesOf(peer, places).length > 0)
        .map((peer) => {
          const both = places.filter((place) => place < peer[piece].length);
          const its = median(timesOf(peer, both));
          return { name: titles[peer.name], its, ratio: its / median(timesOf(ours, both)) };
        })
        .sort((a, b) => a.ratio - b.ratio);
      const times = timesOf(ours, places);
      const own = `${milliseconds(median(times))} / ${milliseconds(quantile(times, 0.95))}`;
      const other = closest
        ? `${closest.name} | ${milliseconds(closest.its)} | ${closest.ratio.toFixed(1)}×`
        : '– | – | –';
      console.log(`| ${pieces[piece]}: ${kind} | ${own} | ${other} |`);
    }
  }
}
