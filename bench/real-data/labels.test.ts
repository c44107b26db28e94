import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { readLabel } from '~/domain/ingredients/label/read-label';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import { dataFolder } from './data-folder';
import { measureCoverage, readShopLabels } from './label-coverage';

const hasData = dataFolder !== '' && existsSync(dataFolder);
if (!hasData) console.info('Skipped: no folder with labels of real shops in REAL_DATA.');

describe.skipIf(!hasData)('labels of brands that the rules were not made with', () => {
  const labels = hasData ? readShopLabels(dataFolder).filter(({ part }) => part !== 'rules') : [];

  /** A little below what was measured; see docs/ingredients.md. */
  test.each([
    ['sephora_us_2023', 0.985, 0.8],
    ['sephora_us_2020_nawdah', 0.989, 0.775],
    ['ulta_us_2020_nawdah', 0.99, 0.77],
  ])('%s: names and whole lists are resolved', (shop, minNames, minLists) => {
    const own = labels.filter((label) => label.shop === shop);
    const parts = { NameResolver, readLabel };
    const { resolvedNames, wholeLabels } = measureCoverage(parts, builtInDictionary, own);
    expect(resolvedNames).toBeGreaterThanOrEqual(minNames);
    expect(wholeLabels).toBeGreaterThanOrEqual(minLists);
  });
});
