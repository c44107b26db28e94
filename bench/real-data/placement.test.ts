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

/** Categories of sets, and of what we do not sell. */
const leftOutCategories = /\b(?:Gift Sets|Nail|Candles|Intimate Care|Teeth Whitening)\b/;

test.each([
  ['ulta_us_2020_nawdah', 0.98],
  ['sephora_us_2020_nawdah', 0.98],
  ['sephora_us_2023', 0.98],
])('%s finds categories by department', async (shop, minShare) => {
  const products = readCatalog(dataFolder, shop).flatMap((row) => {
    const title = row.Product ?? row.product_name ?? '';
    const path = [row.primary_category, row.secondary_category, row.tertiary_category];
    // 'Mini Size' is no department; what follows it is one.
    const ofPath = path[0] === 'Mini Size' ? path[1] : path[0];
    const department = ofPath ?? departments[row['Product Type'] ?? ''] ?? '';
    const isLeftOut = leftOut.test(title) || leftOutCategories.test(path.join(' > '));
    return title === '' || department === '' || isLeftOut ? [] : [{ title, department }];
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
