import type { OfferToMatch } from '../../src/domain/matching/titles/offer-to-match.ts';
import { seededRandom } from '../search/random.ts';
import { loadMatchingEngine, type MatchingEngine } from './matching-engine.ts';
import { makeOffer, makeProduct } from './matching-listings.ts';

const offersTimed = 20_000;

/** The cost of matching one offer, by catalog size. */
export async function run(sizes: readonly number[] = [10_000, 100_000, 1_000_000]): Promise<void> {
  const engine = await loadMatchingEngine();
  const titles = [
    'products',
    'index',
    'MB',
    'bytes a product',
    'µs to read a title',
    'µs to find candidates',
    'µs to decide',
    'µs a matched offer',
    'µs a new offer',
    'right',
    'wrong',
    'asked',
  ];
  console.log(`| ${titles.join(' | ')} |`);
  console.log(`|${titles.map(() => '---:|').join('')}`);
  for (const size of sizes) console.log(measure(engine, size));
}

/** CPU time, so that other processes do not count. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function measure(
  { createCandidateIndex, decide, storeTitle }: MatchingEngine,
  size: number,
): string {
  const index = createCandidateIndex();
  /** Decides like a run: with the title that was read for the candidates, and the catalog. */
  const decideAbout = (offer: OfferToMatch) =>
    decide(storeTitle(index.titleOf(offer)), index.candidates(offer), { catalog: index });
  const built = cpuMs(() => {
    for (let id = 1; id <= size; id += 1) index.add(makeProduct(id));
  });
  const { bytes } = index;

  const random = seededRandom(size);
  const wanted = Array.from({ length: offersTimed }, () => 1 + Math.floor(random() * size));
  const offers = wanted.map((id) => makeOffer(makeProduct(id), id));
  for (const offer of offers.slice(0, 5_000)) decideAbout(offer);

  // Each step repeats the earlier ones, like a run, because the last title is cached.
  const read = cpuMs(() => {
    for (const offer of offers) index.titleOf(offer);
  });
  const found = cpuMs(() => {
    for (const offer of offers) index.candidates(offer);
  });
  const counts = { right: 0, wrong: 0, asked: 0 };
  const matched = cpuMs(() => {
    for (const [at, offer] of offers.entries()) {
      const decision = decideAbout(offer);
      if (decision.kind === 'ask') counts.asked += 1;
      if (decision.kind === 'match') {
        counts[decision.productId === wanted[at] ? 'right' : 'wrong'] += 1;
      }
    }
  });
  const strangers = wanted.map((id, at) => ({
    ...makeProduct(size + 1 + at),
    brand: makeProduct(id).brand,
  }));
  const made = cpuMs(() => {
    for (const stranger of strangers) {
      if (decideAbout(stranger).kind === 'new') index.add(stranger);
    }
  });
  const micros = (ms: number) => ((ms * 1_000) / offersTimed).toFixed(1);
  const share = (count: number) => `${((count / offersTimed) * 100).toFixed(2)} %`;
  const cells = [
    size.toLocaleString('en-US'),
    `${(built / 1_000).toFixed(1)} s`,
    (bytes / 1e6).toFixed(0),
    (bytes / size).toFixed(0),
    micros(read),
    micros(found - read),
    micros(matched - found),
    micros(matched),
    micros(made),
    share(counts.right),
    share(counts.wrong),
    share(counts.asked),
  ];
  return `| ${cells.join(' | ')} |`;
}
