import type { CategoryMapping } from '~/domain/matching/categories/place-category';
import type { Deps } from '~/usecases/deps';
import { mapFeedCategories } from '~/usecases/feeds/map-feed-categories.server';
import {
  addCategoryRule,
  listCategoryRules,
} from '~/usecases/matching/manage-category-rules.server';
import type { Print } from '../command.server';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';

/** Sets the category of products that feeds describe with a phrase. */
export async function placePhrase(
  deps: Deps,
  { phrase = '', shelf = '' }: CommandValues,
  print: Print,
): Promise<number> {
  const [category = '', subcategory = ''] = shelf === 'none' ? [] : shelf.split('/');
  if (shelf === 'none' && (await addCategoryRule(deps, { phrase, category, subcategory }))) {
    print(`Offers in '${phrase}' are refused from now on.`);
    return 0;
  }
  if (
    shelf !== 'none' &&
    shelf !== '' &&
    (await addCategoryRule(deps, { phrase, category, subcategory }))
  ) {
    print(`'${phrase}' now belongs to ${shelf}.`);
    return 0;
  }
  throw new UsageError(
    "Name the phrase and the category: category place --phrase 'lip mask' --shelf skincare/masks",
  );
}

export async function showRules(
  deps: Deps,
  { json }: CommandValues,
  print: Print,
): Promise<number> {
  const rules = await listCategoryRules(deps);
  if (json) print(JSON.stringify(rules, null, 2));
  else if (rules.length === 0) print('None.');
  else
    for (const { category, subcategory, phrase } of rules)
      print(`${category === '' ? 'none' : `${category}/${subcategory}`}  ${phrase}`);
  return 0;
}

/** Shows how the category texts of feeds are mapped. */
export async function showCategoryMap(
  deps: Deps,
  { retailer = null, json }: { retailer?: string | null | undefined; json?: boolean | undefined },
  print: Print,
): Promise<number> {
  const mapped = await mapFeedCategories(deps, { retailer });
  if (json) print(JSON.stringify(mapped, null, 2));
  else if (mapped.length === 0) print('None.');
  else
    for (const { path, entries, placed, mapping } of mapped)
      print(
        `${String(entries).padStart(8)} entries, ${String(placed).padStart(8)} placed  ${describeMapping(mapping).padEnd(34)}  ${oneLine(path) || '(no category)'}`,
      );
  return 0;
}

/** Feed texts may contain line breaks or terminal escape sequences. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function describeMapping(mapping: CategoryMapping): string {
  if (mapping.kind === 'title')
    return mapping.department === null ? 'by title' : `by title in ${mapping.department}`;
  const rule = mapping.isTaught ? ' (your rule)' : '';
  if (mapping.kind === 'refused') return `not sold here${rule}`;
  const { category, subcategory } = mapping.place;
  return `${category}/${subcategory}${rule}`;
}
