import { audiences } from './demo-queries/audiences.ts';
import { brands } from './demo-queries/brands.ts';
import { claims } from './demo-queries/claims.ts';
import { hairConcerns, skinConcerns } from './demo-queries/concern-queries.ts';
import { long, vague } from './demo-queries/everyday.ts';
import { fresh } from './demo-queries/fresh.ts';
import { ingredients } from './demo-queries/ingredients.ts';
import { outsiders } from './demo-queries/outsiders.ts';
import { phone } from './demo-queries/phone.ts';
import { prices } from './demo-queries/prices.ts';
import { productTypes } from './demo-queries/product-types.ts';
import { shades } from './demo-queries/shades.ts';
import { shoppers } from './demo-queries/shoppers.ts';
import { sizesAndSpf } from './demo-queries/sizes.ts';
import { spellings } from './demo-queries/spellings.ts';
import { unseen } from './demo-queries/unseen.ts';
import type { QueryGroup } from './judged-query.ts';

/**
 * Everyday queries over the demo catalog, as shoppers type them. A judgment is what a fair outside
 * judge would say from the product's own facts: name, shelf, texts, label, price, size. It never
 * asks our tags or vocabulary, and it is never changed to fit a result.
 */
export const demoQueries: readonly QueryGroup[] = [
  productTypes,
  ingredients,
  skinConcerns,
  hairConcerns,
  prices,
  sizesAndSpf,
  audiences,
  claims,
  shades,
  spellings,
  brands,
  long,
  vague,
  phone,
  fresh,
  unseen,
  shoppers,
  outsiders,
];
