import type { Hit, Outcome } from './evaluate.ts';
import { mean } from './metrics.ts';
import type { RelevancePeer } from './peer.ts';

export interface PeerOutcomes {
  peer: RelevancePeer;
  outcomes: readonly Outcome[];
}

const share = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
const ndcgOf = (outcomes: readonly Outcome[]) => mean(outcomes.map((outcome) => outcome.ndcg));
const precisionOf = (outcomes: readonly Outcome[]) =>
  mean(outcomes.map((outcome) => outcome.precision));

function table(rows: readonly (readonly string[])[]): void {
  const [headings = [], ...body] = rows;
  console.log(`| ${headings.join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(headings.length - 1)}`);
  for (const row of body) console.log(`| ${row.join(' | ')} |`);
}

/** All measures of every peer, as Markdown. */
export function reportPeers(title: string, peers: readonly PeerOutcomes[]): void {
  const queries = peers[0]?.outcomes.length ?? 0;
  console.log(`\n${title}, ${queries} queries\n`);
  table([
    [
      '',
      'queries',
      'nDCG@10',
      'precision@10',
      'nothing found',
      'violations in the first 24',
      'queries with one',
    ],
    ...peers.map(({ peer, outcomes }) => [
      peer.title,
      String(outcomes.length),
      share(ndcgOf(outcomes)),
      share(precisionOf(outcomes)),
      String(outcomes.filter(({ isEmpty }) => isEmpty).length),
      String(outcomes.reduce((sum, { violations }) => sum + violations.length, 0)),
      String(outcomes.filter(({ violations }) => violations.length > 0).length),
    ]),
  ]);
}

/** nDCG / precision of each peer per group of queries, as Markdown. */
export function reportGroups(peers: readonly PeerOutcomes[]): void {
  const groups = [...new Set(peers[0]?.outcomes.map(({ group }) => group))];
  console.log('\nnDCG@10 / precision@10 per group of queries\n');
  table([
    ['group', 'queries', ...peers.map(({ peer }) => peer.title)],
    ...groups.map((group) => {
      const ofGroup = peers.map(({ outcomes }) => outcomes.filter((one) => one.group === group));
      return [
        group,
        String(ofGroup[0]?.length ?? 0),
        ...ofGroup.map(
          (outcomes) => `${share(ndcgOf(outcomes))} / ${share(precisionOf(outcomes))}`,
        ),
      ];
    }),
  ]);
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

function describeHit({ product, grade, broken }: Hit): string {
  const { id, brand, name, category, subcategory, priceCents, size } = product;
  const amount = size ? `, ${size.amount} ${size.unit}` : '';
  const breaks = broken.length > 0 ? `  BREAKS ${broken.join(', ')}` : '';
  return `    ${grade}  #${id} ${brand}: ${name} (${category}/${subcategory}, ${dollars(priceCents)}${amount})${breaks}`;
}

/** A query's measures, how it was understood, and its first ten results with their grades. */
export function describeOutcome(outcome: Outcome, { explain }: RelevancePeer): string {
  const { query, group, hits, violations, isEmpty } = outcome;
  const measures = `nDCG ${share(outcome.ndcg ?? Number.NaN)}, precision ${share(outcome.precision ?? Number.NaN)}`;
  const broken = violations.length > 0 ? `, ${violations.length} violations` : '';
  const lines = [`“${query.text}” (${group}): ${isEmpty ? 'nothing found' : measures + broken}`];
  if (explain) lines.push(`    ${explain(query.text)}`);
  return [...lines, ...hits.map(describeHit)].join('\n');
}

const weakBelow = 0.9;

/** Queries with empty, wrong or forbidden results, worst first. */
export function weakOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes
    .filter(
      ({ precision, violations, ndcg }) =>
        (precision ?? 1) < weakBelow || violations.length > 0 || (ndcg ?? 1) < weakBelow / 2,
    )
    .toSorted((a, b) => (a.precision ?? 1) - (b.precision ?? 1) || (a.ndcg ?? 1) - (b.ndcg ?? 1));
}
