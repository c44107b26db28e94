import { slugsWithin, widestType } from '../../vocabulary/terms';
import type { TagSources } from '../tag-sources';

/** What separates the parts of a path; the last part is the most specific. */
const pathSeparator = /[>|»›;]|\s[-/]\s/;
const maxTextLength = 300;
/** Names a department, not bath products. */
const bathDepartment = /\bbath\s*(?:&|\+|and)\s*(?:body|shower)\b/gi;

/**
 * The types that a feed's category names: "Skincare > Mists & Essences" are face mists and essences. Of the
 * path, the last part that names a type counts. Empty: it names none.
 */
export function shelfTypes(categoryText: string, sources: TagSources): readonly string[] {
  const parts = categoryText
    .slice(0, maxTextLength)
    .replace(bathDepartment, ' ')
    .split(pathSeparator);
  for (const part of parts.reverse()) {
    const named = sources
      .readSharedText(part.trim())
      .terms.filter(({ kind, isNegated }) => kind === 'type' && !isNegated);
    // The mask in "hair mask" is no face mask.
    const whole = named.filter(
      ({ from, to }) =>
        !named.some(
          (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
        ),
    );
    if (whole.length > 0) return [...new Set(whole.map(({ slug }) => slug))];
  }
  return [];
}

/**
 * The types of a product by its name and by the shop's category. The shop knows what it sells, so its category
 * decides; a name that says it more precisely, or differently within the same family of types, counts as well.
 */
export function settleTypes(named: string | null, shelf: readonly string[]): readonly string[] {
  if (named === null) return shelf;
  if (shelf.length === 0 || shelf.some((slug) => slugsWithin('type', slug).includes(named))) {
    return [named];
  }
  const isRelated = shelf.some((slug) => widestType(slug) === widestType(named));
  return isRelated ? [named, ...shelf] : shelf;
}
