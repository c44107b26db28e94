import { foldQuery, foldText } from '~/domain/search/fold';

/** Those whose name has every typed word somewhere; accents and case do not matter. */
export function findBrands<T extends { name: string }>(brands: readonly T[], typed: string): T[] {
  const words = foldQuery(typed);
  return brands.filter(({ name }) => {
    const own = foldText(name).words.join(' ');
    return words.every((word) => own.includes(word));
  });
}
