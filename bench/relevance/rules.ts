import type { SizeUnit } from '../../src/domain/catalog/product.ts';
import { type JudgedProduct, textsOf } from './judged-product.ts';

/** Whether something is true of a product. */
export type Rule = (product: JudgedProduct) => boolean;

export const all =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product));

export const any =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.some((rule) => rule(product));

export const not =
  (rule: Rule): Rule =>
  (product) =>
    !rule(product);

/** Patterns are written in lower case without accents. */
export const named =
  (pattern: RegExp): Rule =>
  (product) =>
    pattern.test(textsOf(product).name);

/** In the name, the description or a feature. */
export const says =
  (pattern: RegExp): Rule =>
  (product) =>
    pattern.test(textsOf(product).all);

export const hasInci =
  (pattern: RegExp): Rule =>
  (product) =>
    pattern.test(textsOf(product).ingredients);

export const hasKeyIngredient =
  (pattern: RegExp): Rule =>
  (product) =>
    pattern.test(textsOf(product).keyIngredients);

/** Names it, or lists it among the key ingredients. */
export const features =
  (pattern: RegExp): Rule =>
  (product) =>
    pattern.test(textsOf(product).all) || pattern.test(textsOf(product).keyIngredients);

/** Its ingredient list is known and has nothing of this. */
export const without =
  (pattern: RegExp): Rule =>
  (product) =>
    product.ingredients.length > 0 && !pattern.test(textsOf(product).ingredients);

export const isIn =
  (category: string, ...subcategories: readonly string[]): Rule =>
  (product) =>
    product.category === category &&
    (subcategories.length === 0 || subcategories.includes(product.subcategory));

export const isBrand =
  (name: string): Rule =>
  (product) =>
    product.brand === name;

export const under =
  (dollars: number): Rule =>
  ({ priceCents }) =>
    priceCents <= dollars * 100;

export const over =
  (dollars: number): Rule =>
  ({ priceCents }) =>
    priceCents >= dollars * 100;

export const between = (min: number, max: number): Rule => all(over(min), under(max));

/** A size within a tenth of the amount. */
export const isSize =
  (amount: number, unit: SizeUnit): Rule =>
  ({ size }) =>
    size?.unit === unit && Math.abs(size.amount - amount) <= amount * 0.1 + 1e-9;

export const isUpToSize =
  (amount: number, unit: SizeUnit): Rule =>
  ({ size }) =>
    size?.unit === unit && size.amount <= amount;

export const isFromSize =
  (amount: number, unit: SizeUnit): Rule =>
  ({ size }) =>
    size?.unit === unit && size.amount >= amount;

export const hasSpf =
  (min: number): Rule =>
  (product) =>
    Number(/spf (\d+)/.exec(textsOf(product).name)?.[1] ?? 0) >= min;

export const isRated =
  (min: number): Rule =>
  ({ rating }) =>
    rating >= min;

export const isOnSale: Rule = ({ onSale }) => onSale;
