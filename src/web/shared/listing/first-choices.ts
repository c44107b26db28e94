import type { ListingParams } from '~/domain/search/filters/filter';
import { type ListName, listNames } from '~/domain/search/filters/list-filters';
import type { FilterChoices } from '~/usecases/listing/list-choices.server';

/** A filter list starts with this many choices; a longer one can show all of them. */
export const maxFoldedChoices = 8;
/** The list of brands scrolls; this fills more than its height. */
const maxFirstBrands = 12;

/** How many choices of each filter a page left out; lists that are complete are missing. */
export type OmittedChoices = Partial<Record<ListName, number>>;

/**
 * The choices that a new page shows before its filters are used: the first brands, nothing of the groups
 * that start closed, and every selected choice. The hundreds of others were half of a listing's elements.
 */
export function firstChoices(
  choices: FilterChoices,
  params: ListingParams,
): { choices: FilterChoices; omitted: OmittedChoices } {
  const first = { ...choices };
  const omitted: OmittedChoices = {};
  for (const list of listNames) {
    const startsOpen = params[list].length > 0;
    const max = list === 'brands' ? maxFirstBrands : startsOpen ? maxFoldedChoices : 0;
    first[list] = choices[list].filter(
      ({ slug }, index) => index < max || params[list].includes(slug),
    );
    const count = choices[list].length - first[list].length;
    if (count > 0) omitted[list] = count;
  }
  return { choices: first, omitted };
}
