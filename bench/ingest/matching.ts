import { seededRandom } from '../search/random.ts';
import { loadMatchingEngine, type MatchingEngine } from './matching-engine.ts';
import { makeOffer, makeProduct } from './matching-listings.ts';

const offersTimed = 20_000;

/** What finding the product of one offer costs, however many products there are. */
export async function run(sizes: readonly number[] = [10_000, 100_000, 1_000_000]): Promise<void> {
  const engine = await loadMatchingEngine();
  console.log(
    '| products | index | MB | µs to find candidates | µs to decide | right | wrong | asked |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const size of sizes) console.log(measure(engine, size));
}

function measure({ createCandidateIndex, decide }: MatchingEngine, size: number): string {
  const began = performance.now();
  const index = createCandidateIndex();
  for (let id = 1; id <= size; id += 1) index.add(makeProduct(id));
  const built = performance.now() - began;

  const random = seededRandom(size);
  const wanted = Array.from({ length: offersTimed }, () => 1 + Math.floor(random() * size));
  const offers = wanted.map((id) => makeOffer(makeProduct(id), id));
  for (const offer of offers.slice(0, 2_000)) decide(offer, index.candidates(offer));

  const counts = { right: 0, wrong: 0, asked: 0 };
  let finding = 0;
  let deciding = 0;
  for (const [at, offer] of offers.entries()) {
    const start = performance.now();
    const candidates = index.candidates(offer);
    const found = performance.now();
    const decision = decide(offer, candidates);
    deciding += performance.now() - found;
    finding += found - start;
    if (decision.kind === 'review') counts.asked += 1;
    if (decision.kind === 'match') {
      counts[decision.productId === wanted[at] ? 'right' : 'wrong'] += 1;
    }
  }
  const micros = (ms: number) => ((ms * 1_000) / offersTimed).toFixed(1);
  const share = (count: number) => `${((count / offersTimed) * 100).toFixed(2)} %`;
  const cells = [
    size.toLocaleString('en-US'),
    `${(built / 1_000).toFixed(1)} s`,
    (index.bytes / 1e6).toFixed(0),
    micros(finding),
    micros(deciding),
    share(counts.right),
    share(counts.wrong),
    share(counts.asked),
  ];
  return `| ${cells.join(' | ')} |`;
}
