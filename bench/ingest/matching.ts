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

/** By the processor's clock: other programs on the machine do not count. */
function timed<Result>(work: () => Result): { result: Result; cpuMs: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: (user + system) / 1_000 };
}

function measure({ createCandidateIndex, decide }: MatchingEngine, size: number): string {
  const index = createCandidateIndex();
  const built = timed(() => {
    for (let id = 1; id <= size; id += 1) index.add(makeProduct(id));
  });

  const random = seededRandom(size);
  const wanted = Array.from({ length: offersTimed }, () => 1 + Math.floor(random() * size));
  const offers = wanted.map((id) => makeOffer(makeProduct(id), id));
  for (const offer of offers.slice(0, 2_000)) decide(offer, index.candidates(offer));

  const counts = { right: 0, wrong: 0, asked: 0 };
  const found = timed(() => offers.map((offer) => index.candidates(offer)));
  const decided = timed(() => offers.map((offer, at) => decide(offer, found.result[at] ?? [])));
  for (const [at, decision] of decided.result.entries()) {
    if (decision.kind === 'review') counts.asked += 1;
    if (decision.kind === 'match') {
      counts[decision.productId === wanted[at] ? 'right' : 'wrong'] += 1;
    }
  }
  const micros = (ms: number) => ((ms * 1_000) / offersTimed).toFixed(1);
  const share = (count: number) => `${((count / offersTimed) * 100).toFixed(2)} %`;
  const cells = [
    size.toLocaleString('en-US'),
    `${(built.cpuMs / 1_000).toFixed(1)} s`,
    (index.bytes / 1e6).toFixed(0),
    micros(found.cpuMs),
    micros(decided.cpuMs),
    share(counts.right),
    share(counts.wrong),
    share(counts.asked),
  ];
  return `| ${cells.join(' | ')} |`;
}
