import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommonNames } from '../scripts/build-ingredients/numbers.ts';
import type { IngredientDictionary } from '../src/domain/ingredients/dictionary/dictionary.ts';
import { loadParts } from './bundle-parts.ts';
import { measureCoverage, readShopLabels, type ShopLabel } from './real-data/label-coverage.ts';
import { brandHash, brandParts } from './real-data/train-brand.ts';

interface Parts {
  builtInIngredients: typeof import('../src/domain/ingredients/dictionary/built-in.ts').builtInIngredients;
  builtInPlants: typeof import('../src/domain/ingredients/dictionary/built-in-plants.ts').builtInPlants;
  IngredientDictionary: typeof import('../src/domain/ingredients/dictionary/dictionary.ts').IngredientDictionary;
  NameResolver: typeof import('../src/domain/ingredients/label/resolve-name.ts').NameResolver;
  readLabel: typeof import('../src/domain/ingredients/label/read-label.ts').readLabel;
  nameKey: typeof import('../src/domain/ingredients/dictionary/name-key.ts').nameKey;
}

/**
 * How many names on the labels of real shops are resolved, and how many labels wholly, for the brands that rules were
 * made with, for those of the second look, and for the others. --shipped measures the shipped dictionary only.
 * --unknown=rules and --unknown=second print the unknown names of these brands, --sample=SEED different spellings that
 * are not found as written, --sample=SEED --uses names as often as labels have them, both to be read by a person.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      shipped: { type: 'boolean' },
      unknown: { type: 'string' },
      sample: { type: 'string' },
      uses: { type: 'boolean' },
    },
  });
  const [folder = ''] = positionals;
  if (folder === '' || !existsSync(folder)) {
    throw new Error('Name the folder with the data: npm run bench -- labels FOLDER');
  }
  const parts = await loadParts<Parts>('labels', {
    builtInIngredients: 'domain/ingredients/dictionary/built-in',
    builtInPlants: 'domain/ingredients/dictionary/built-in-plants',
    IngredientDictionary: 'domain/ingredients/dictionary/dictionary',
    NameResolver: 'domain/ingredients/label/resolve-name',
    readLabel: 'domain/ingredients/label/read-label',
    nameKey: 'domain/ingredients/dictionary/name-key',
  });
  const labels = readShopLabels(folder);
  const shipped = new parts.IngredientDictionary(parts.builtInIngredients, parts.builtInPlants);
  if (values.sample !== undefined) {
    return printSample(parts, shipped, labels, {
      seed: values.sample,
      isByUse: values.uses === true,
    });
  }
  if (values.unknown !== undefined) {
    const part = brandParts.find((name) => name.startsWith(values.unknown ?? ''));
    if (part !== 'rules' && part !== 'second look') throw new Error('Use rules or second.');
    const own = labels.filter((label) => label.part === part);
    for (const [name, count] of measureCoverage(parts, shipped, own).unknown) {
      console.log(`${count}\t${name}`);
    }
    return;
  }
  console.log('| dictionary | labels | brands | lists | names resolved | lists wholly |');
  console.log('|---|---|---|---:|---:|---:|');
  const measured = values.shipped
    ? [[`shipped (${parts.builtInIngredients.length})`, shipped] as const]
    : dictionaries(parts, shipped, labels, folder);
  for (const [title, dictionary] of measured) {
    for (const part of brandParts) {
      for (const shop of new Set(labels.map((label) => label.shop))) {
        const own = labels.filter((label) => label.shop === shop && label.part === part);
        const coverage = measureCoverage(parts, dictionary, own);
        const percent = (share: number, digits: number) => `${(100 * share).toFixed(digits)} %`;
        console.log(
          `| ${title} | ${shop} | ${part} | ${coverage.labels} | ${percent(coverage.resolvedNames, 2)} | ${percent(coverage.wholeLabels, 1)} |`,
        );
      }
    }
  }
}

const sampleSize = 300;

/** Prints resolutions, chosen by a hash with the seed. */
function printSample(
  parts: Parts,
  dictionary: IngredientDictionary,
  labels: readonly ShopLabel[],
  { seed, isByUse }: { seed: string; isByUse: boolean },
): void {
  const resolver = new parts.NameResolver(dictionary);
  /** By line in lower case: uses that differ in case only are the same spelling. */
  const uses = new Map<string, { line: string; count: number }>();
  for (const { text } of labels) {
    for (const { raw, ingredients } of parts.readLabel(text, resolver)) {
      const { way } = resolver.resolve(raw);
      if (ingredients.length === 0 || (way === 'exact' && !isByUse)) continue;
      const line = `${way ?? 'joined'}\t${raw}\t=> ${ingredients.map(({ name }) => name).join(' | ')}`;
      const key = line.toLowerCase();
      uses.set(key, { line, count: (uses.get(key)?.count ?? 0) + 1 });
    }
  }
  const all = [...uses.values()].flatMap(({ line, count }) =>
    Array.from(
      { length: isByUse ? count : 1 },
      (_, at) => [brandHash(`${seed} ${at} ${line}`), line] as const,
    ),
  );
  const chosen = all.sort(([a], [b]) => a - b).slice(0, sampleSize);
  console.log(`${chosen.length} of ${all.length} ${isByUse ? 'names' : 'spellings'}.`);
  for (const [, line] of chosen) console.log(line);
}

/** The shipped dictionary, one without what the labels of the other brands have taught, and both with CosIng. */
function* dictionaries(
  parts: Parts,
  shipped: IngredientDictionary,
  labels: readonly ShopLabel[],
  folder: string,
) {
  const { builtInIngredients, builtInPlants, IngredientDictionary, NameResolver, nameKey } = parts;
  const known = new Set(
    builtInIngredients.flatMap(({ name, synonyms }) => [name, ...synonyms].map(nameKey)),
  );
  const official = Object.keys(
    JSON.parse(readFileSync(join(folder, 'ingredients', 'cosing.json'), 'utf8')),
  )
    .filter((name) => !known.has(nameKey(name)))
    .map((name, at) => ({ id: 1_000_001 + at, name, synonyms: [] }));
  const complete = new IngredientDictionary([...builtInIngredients, ...official], builtInPlants);
  const resolver = new NameResolver(complete);
  const used = new Set(
    labels
      .filter(({ part }) => part === 'rules')
      .flatMap(({ text }) => parts.readLabel(text, resolver))
      .flatMap(({ ingredients }) => ingredients.map(({ id }) => id)),
  );
  const common = new Set(readCommonNames(join(folder, 'ingredients')).map(nameKey));
  const learned = builtInIngredients.filter(
    ({ id, name, synonyms, annexes }) =>
      used.has(id) ||
      synonyms.length > 0 ||
      common.has(nameKey(name)) ||
      annexes.some(({ isAllergen }) => isAllergen),
  );
  yield [
    `without names of the other brands (${learned.length})`,
    new IngredientDictionary(learned, builtInPlants),
  ] as const;
  yield [`shipped (${builtInIngredients.length})`, shipped] as const;
  yield ['with CosIng', complete] as const;
}
