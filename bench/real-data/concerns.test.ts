import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveTags } from '~/domain/search/tags/derive-tags';
import { dataFolder } from './data-folder.ts';
import { type LabeledProduct, labeledConcerns, readLabeledSkincare } from './labeled-skincare.ts';

const path = join(dataFolder, 'catalogues', 'sephora_us_2023.csv');

/** The store's shelves that a product type in a query means. */
const shelves: Readonly<Record<string, readonly string[]>> = {
  serum: ['Face Serums'],
  moisturizer: ['Moisturizers', 'Night Creams'],
  cleanser: ['Face Wash & Cleansers'],
  'eye cream': ['Eye Creams & Treatments'],
  mask: ['Face Masks', 'Sheet Masks'],
  toner: ['Toners'],
  'face oil': ['Face Oils'],
  peel: ['Facial Peels'],
  sunscreen: ['Face Sunscreen'],
  mist: ['Mists & Essences'],
  exfoliator: ['Exfoliators'],
};
const maxDollars = [25, 40, 60, 100, Number.POSITIVE_INFINITY];
/** With fewer relevant products a query says nothing about the order. */
const minRelevant = 3;

interface Scored extends LabeledProduct {
  strengths: ReadonlyMap<string, number>;
}

test.skipIf(!existsSync(path))('orders real skincare by concern', async ({ annotate }) => {
  const products = readLabeledSkincare(path).map((product): Scored => {
    const tags = deriveTags(product).map((tag) => tag.split(':'));
    const strengths = new Map(
      tags.flatMap(([kind, slug = '', strength]) =>
        kind === 'concern' || kind === 'hint' ? [[slug, Number(strength)] as const] : [],
      ),
    );
    return { ...product, strengths };
  });
  const rows = ['concern       train nDCG@10  AP     test nDCG@10  AP'];
  const totals = { train: [] as number[], test: [] as number[] };
  for (const concern of labeledConcerns) {
    const train = measure(
      products.filter(({ isTrain }) => isTrain),
      concern,
    );
    const test = measure(
      products.filter(({ isTrain }) => !isTrain),
      concern,
    );
    totals.train.push(...train.ndcg);
    totals.test.push(...test.ndcg);
    const cells = [mean(train.ndcg), train.precision, mean(test.ndcg), test.precision];
    rows.push(
      `${concern.padEnd(14)} ${cells.map((value) => value.toFixed(2).padStart(8)).join('')}`,
    );
  }
  rows.push(
    `all queries: train ${mean(totals.train).toFixed(3)}, test ${mean(totals.test).toFixed(3)}`,
  );
  await annotate(`\n${rows.join('\n')}`);
  expect(mean(totals.test)).toBeGreaterThan(0.65);
});

/** nDCG@10 of queries such as "serum for acne under $40", and average precision over all products. */
function measure(products: readonly Scored[], concern: string) {
  const ndcg: number[] = [];
  for (const names of Object.values(shelves)) {
    for (const dollars of maxDollars) {
      const pool = products.filter((one) => names.includes(one.shelf) && one.dollars <= dollars);
      const hits = ranked(pool, concern).map((product) => product.concerns.has(concern));
      if (hits.filter(Boolean).length >= minRelevant) ndcg.push(ndcgAt10(hits));
    }
  }
  const all = ranked(products, concern).map((product) => product.concerns.has(concern));
  return { ndcg, precision: averagePrecision(all) };
}

const ranked = (products: readonly Scored[], concern: string) =>
  products.toSorted(
    (a, b) =>
      (b.strengths.get(concern) ?? 0) - (a.strengths.get(concern) ?? 0) ||
      b.popularity - a.popularity,
  );

const gain = (place: number) => 1 / Math.log2(place + 2);

function ndcgAt10(hits: readonly boolean[]): number {
  const ideal = Math.min(10, hits.filter(Boolean).length);
  const best = Array.from({ length: ideal }, (_, place) => gain(place)).reduce((a, b) => a + b, 0);
  return hits.slice(0, 10).reduce((sum, hit, place) => sum + (hit ? gain(place) : 0), 0) / best;
}

function averagePrecision(hits: readonly boolean[]): number {
  let found = 0;
  let sum = 0;
  for (const [place, hit] of hits.entries()) {
    if (!hit) continue;
    found += 1;
    sum += found / (place + 1);
  }
  return found === 0 ? 0 : sum / found;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
