import { expect, test } from 'vitest';
import { placeCategory } from '~/domain/matching/categories/place-category';
import { dataFolder } from './data-folder.ts';
import { readCatalog } from './read-catalog.ts';

/** Sets, and what we do not sell. */
const leftOut =
  /\b(?:sets?|kits?|duos?|trios?|collections?|gifts?|bundles?|essentials|systems?|candles?|diffusers?|deodorants?|teeth|vibrator|sanitizer|refills?|value|packs?|pcs?|pieces?|cases?)\b/i;

const departments: Readonly<Record<string, string>> = {
  blush: 'Makeup',
  foundation: 'Makeup',
  eyeshadow: 'Makeup',
  eyeliner: 'Makeup',
  moisturizer: 'Skincare',
  'face moisturizer': 'Skincare',
  'face wash': 'Skincare',
  'face cleanser': 'Skincare',
  shampoo: 'Hair',
  conditioner: 'Hair',
};

test.each([
  ['ulta_us_2020_nawdah', 0.98],
  ['sephora_us_2020_nawdah', 0.98],
  ['sephora_us_2023', 0.97],
])('%s finds categories by department', async (shop, minShare) => {
  const products = readCatalog(dataFolder, shop).flatMap((row) => {
    const title = row.Product ?? row.product_name ?? '';
    const department = row.primary_category ?? departments[row['Product Type'] ?? ''] ?? '';
    return title === '' || department === '' || leftOut.test(title) ? [] : [{ title, department }];
  });
  const shareOf = (isPlaced: (product: (typeof products)[number]) => boolean) =>
    products.filter(isPlaced).length / products.length;
  const share = shareOf(
    ({ title, department }) => placeCategory({ title, categoryText: department }) !== null,
  );
  const byTitle = shareOf(({ title }) => placeCategory({ title, isBeautyBrand: true }) !== null);
  console.log(
    `${shop}: ${products.length} products, ${(share * 100).toFixed(1)}% by department, ${(byTitle * 100).toFixed(1)}% by title alone`,
  );
  expect(share).toBeGreaterThan(minShare);
});
