import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommonNames } from '../scripts/build-ingredients/numbers.ts';
import { loadParts } from './bundle-parts.ts';
import { measureCoverage, readShopLabels, type ShopLabel } from './real-data/label-coverage.ts';

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
 * made with and for the others. --unknown prints the unknown names of the former.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { unknown: { type: 'boolean' } },
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
  console.log('| dictionary | labels | brands | lists | names resolved | lists wholly |');
  console.log('|---|---|---|---:|---:|---:|');
  for (const [title, dictionary] of dictionaries(parts, labels, folder)) {
    for (const [brands, isTrain] of [
      ['of the rules', true],
      ['others', false],
    ] as const) {
      for (const shop of new Set(labels.map((label) => label.shop))) {
        const own = labels.filter((label) => label.shop === shop && label.isTrain === isTrain);
        const {
          resolvedNames,
          wholeLabels,
          labels: lists,
        } = measureCoverage(parts, dictionary, own);
        const percent = (share: number, digits: number) => `${(100 * share).toFixed(digits)} %`;
        console.log(
          `| ${title} | ${shop} | ${brands} | ${lists} | ${percent(resolvedNames, 2)} | ${percent(wholeLabels, 1)} |`,
        );
      }
    }
    const train = labels.filter((label) => label.isTrain);
    if (!values.unknown) continue;
    for (const [name, count] of measureCoverage(parts, dictionary, train).unknown.slice(0, 300)) {
      console.log(`${count}\t${name}`);
    }
  }
}

/** The shipped dictionary, one without what the labels of the other brands have taught, and both with CosIng. */
function* dictionaries(parts: Parts, labels: readonly ShopLabel[], folder: string) {
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
      .filter(({ isTrain }) => isTrain)
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
  yield [
    `shipped (${builtInIngredients.length})`,
    new IngredientDictionary(builtInIngredients, builtInPlants),
  ] as const;
  yield ['with CosIng', complete] as const;
}
