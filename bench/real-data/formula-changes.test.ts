import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLabels } from '~/domain/changes/formula-change';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import { isLabelTitle, listLabelNames } from '~/domain/ingredients/parse-inci';
import { spellingOf } from '../../tests/factories/label-spelling.ts';
import { readCatalogs } from '../dupes/catalog-formulas.ts';
import { dataFolder } from './data-folder.ts';

const isMissing = !existsSync(join(dataFolder, 'catalogues', 'sephora_us_2023.csv'));
const names = new NameResolver(builtInDictionary);
const pairs = 6_000;

/** Labels whose text is nothing but a list, in the spelling of the store. */
const isPlainList = ({ label }: { label: string }) =>
  label.length < 4_000 && !/may contain|\+\/-|[:-]{1} ?[A-Z][a-z]+ [a-z]+ [a-z]+/.test(label);

test.skipIf(isMissing)('other spellings of real labels are no changes', async ({ annotate }) => {
  const labels = readCatalogs(dataFolder)
    .filter(isPlainList)
    .map(({ label }) => ({ label, listed: listLabelNames(label, 200, names) }))
    .filter(({ listed }) => listed.length >= 8 && !listed.some(isLabelTitle));
  const drawn = fc.sample(
    fc
      .constantFrom(...labels)
      .chain(({ label, listed }) => fc.tuple(fc.constant(label), spellingOf(listed))),
    { numRuns: pairs, seed: 7 },
  );
  const wrong = drawn.filter(
    ([label, spelling]) => compareLabels(label, spelling, names).kind === 'changed',
  );
  for (const [label, spelling] of wrong.slice(0, 20)) {
    const compared = compareLabels(label, spelling, names);
    await annotate(`${JSON.stringify(compared)}\n${label}\n${spelling}`);
  }
  await annotate(`${wrong.length} false alarms in ${pairs} pairs`);
  // Names that are ambiguous: "AMP" is also short for Aminomethyl Propanol.
  expect(wrong.length).toBeLessThanOrEqual(pairs / 3_000);
});

test.skipIf(isMissing)('real labels of the same product are compared', async ({ annotate }) => {
  const products = Map.groupBy(readCatalogs(dataFolder), ({ formulaKey }) => formulaKey);
  const counts = { same: 0, changed: 0, incomparable: 0 };
  for (const [first, ...others] of products.values()) {
    for (const { label } of others) {
      if (first && first.label !== label)
        counts[compareLabels(first.label, label, names).kind] += 1;
    }
  }
  await annotate(JSON.stringify(counts));
  expect(counts.same).toBeGreaterThan(counts.changed);
});
