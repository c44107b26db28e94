import { loadParts } from '../bundle-parts.ts';
import { liveBytes } from '../search/live-bytes.ts';
import { seededRandom } from '../search/random.ts';

interface Parts {
  createFormulaIndexBuilder: typeof import('../../src/adapters/ingredients/create-formula-index.ts').createFormulaIndexBuilder;
}

const typeCount = 60;
const ingredientCount = 4_000;
const productsPerBatch = 1_000;
const queries = 500;

/** The memory of the formula index and the CPU time of building it and of one search, by number of products. */
export async function measureIndex(productCounts: readonly number[]): Promise<void> {
  const { createFormulaIndexBuilder } = await loadParts<Parts>('formula-index', {
    createFormulaIndexBuilder: 'adapters/ingredients/create-formula-index',
  });
  for (const count of productCounts) {
    const random = seededRandom(count);
    // Types and ingredients are as uneven as in catalogs: a few have most products.
    const skewed = (below: number) => Math.floor(below * random() ** 2.5);
    const groupOf = () => {
      const type = `type-${skewed(typeCount)}`;
      return { group: type, type, sameListGroup: 'skincare' };
    };
    async function build() {
      const builder = createFormulaIndexBuilder();
      for (let first = 0; first < count; first += productsPerBatch) {
        builder.add(
          Array.from({ length: Math.min(productsPerBatch, count - first) }, (_, at) => ({
            productId: first + at + 1,
            familyId: first + at + 1,
            ...groupOf(),
            size: { amount: 30, unit: 'ml' as const },
            productHash: first + at + 1,
            formula: [
              ...new Set(
                Array.from({ length: 15 + skewed(40) }, () => 1 + skewed(ingredientCount)),
              ),
            ],
          })),
        );
      }
      return builder.finish();
    }
    const before = await liveBytes();
    const started = process.cpuUsage();
    const index = await build();
    const built = cpuMs(started);
    const used = (await liveBytes()) - before;
    const times = Array.from({ length: queries }, () => {
      const from = process.cpuUsage();
      index.similar(1 + Math.floor(random() * count), 100);
      return cpuMs(from);
    }).sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (queries - 1))]?.toFixed(2);
    console.log(
      `${count} products: ${(used / 1024 ** 2).toFixed(0)} MiB, built in ${built.toFixed(0)} ms with its input, search median ${at(0.5)} ms, p95 ${at(0.95)} ms, maximum ${at(1)} ms of CPU time`,
    );
  }
}

function cpuMs(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}
