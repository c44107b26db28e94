import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { type CsvRow, CsvSplitter } from '~/domain/feeds/csv/split-csv';
import type { LabeledPair, SamePair } from '~/domain/matching/rules/score-matching';
import type { OfferToMatch } from '~/domain/matching/titles/offer-to-match';

const pairRow = z.object({
  left_brand: z.string(),
  left_name: z.string(),
  left_size: z.string().default(''),
  left_price: z.string().default(''),
  left_cur: z.string().optional(),
  left_ds: z.string().optional(),
  left_id: z.string().optional(),
  right_brand: z.string(),
  right_name: z.string(),
  right_size: z.string().default(''),
  right_price: z.string().default(''),
  right_cur: z.string().optional(),
  right_ds: z.string().optional(),
  right_id: z.string().optional(),
});
const samePairRow = pairRow.extend({
  exact_norm: z.string().default('1'),
  size_relation: z.string().default('unknown'),
});

/** Pairs of the same product. Pairs that differ in size are omitted, because they are not matched. */
export async function readSamePairs(path: string): Promise<SamePair[]> {
  const rows = await readRows(path, samePairRow);
  return rows
    .filter((row) => row.size_relation !== 'differ')
    .map((row) => ({ ...pairOf(row), isHard: row.exact_norm === '0' }));
}

export async function readDifferentPairs(path: string): Promise<LabeledPair[]> {
  return (await readRows(path, pairRow)).map(pairOf);
}

function pairOf(row: z.infer<typeof pairRow>): LabeledPair {
  const isOneCurrency = row.left_cur ? row.left_cur === row.right_cur : isOneShop(row);
  const { left_ds: leftShop = '', right_ds: rightShop = '' } = row;
  const priceOf = (text: string) => (isOneCurrency ? text : '');
  return {
    left: {
      ...listing(row.left_brand, row.left_name, row.left_size, priceOf(row.left_price)),
      shop: leftShop,
      ...(row.left_id && { id: row.left_id }),
    },
    right: {
      ...listing(row.right_brand, row.right_name, row.right_size, priceOf(row.right_price)),
      shop: rightShop,
      ...(row.right_id && { id: row.right_id }),
    },
  };
}

const isOneShop = ({ left_ds, right_ds }: z.infer<typeof pairRow>): boolean =>
  left_ds !== undefined && left_ds === right_ds;

/** Prices are compared only in one currency. */
function listing(brand: string, name: string, size: string, priceText: string): OfferToMatch {
  const price = Number(priceText);
  return {
    name,
    ...(brand !== '' && { brand }),
    ...(size !== '' && { size }),
    ...(price > 0 && { price }),
  };
}

async function readRows<Row>(path: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const record of readCsv(path)) {
    const row = schema.safeParse(record);
    if (!row.success) {
      const [problem] = row.error.issues;
      throw new Error(
        `${path}, row ${rows.length + 2}: ${problem?.path.join('.')}: ${problem?.message}`,
      );
    }
    rows.push(row.data);
  }
  return rows;
}

/** The rows below the header, each keyed by column name. */
async function* readCsv(path: string): AsyncGenerator<Record<string, string>> {
  const splitter = new CsvSplitter(',');
  let names: string[] | null = null;
  const take = function* (rows: Iterable<CsvRow>): Generator<Record<string, string>> {
    for (const { cells } of rows) {
      if (names === null) names = cells.map((name) => name.replace(/^\uFEFF/, '').trim());
      else yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    }
  };
  for await (const text of createReadStream(path, 'utf8')) yield* take(splitter.write(text));
  yield* take(splitter.end());
}
