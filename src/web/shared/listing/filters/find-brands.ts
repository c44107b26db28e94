import { foldQuery, foldText } from '~/domain/search/fold';

/** Brands whose name includes every typed word; ignores accents and case. */
export function findBrands<T extends { name: string }>(brands: readonly T[], typed: string): T[] {
  const words = foldQuery(typed);
  return brands.filter(({ name }) => {
    const own = foldText(name).words.join(' ');
    return words.every((word) => own.includes(word));
  });
}
