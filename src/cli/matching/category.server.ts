import { categories, findCategory } from '~/domain/catalog/category';
import type { CategoryMapping } from '~/domain/matching/categories/place-category';
import type { Deps } from '~/usecases/deps';
import { mapFeedCategories } from '~/usecases/feeds/map-feed-categories.server';
import {
  addCategoryRule,
  listCategoryRules,
  removeCategoryRule,
} from '~/usecases/matching/manage-category-rules.server';
import type { Print } from '../command.server';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';

const keepsCategories = 'Products that already have a category keep it.';

/** Sets the category of products that feeds describe with a phrase. */
export async function placePhrase(
  deps: Deps,
  { phrase = '', shelf = '' }: CommandValues,
  print: Print,
): Promise<number> {
  const isRefusal = shelf === 'none';
  const [category = '', subcategory = ''] = isRefusal ? [] : shelf.split('/');
  if (phrase.trim() === '' || shelf === '') {
    throw new UsageError(
      "Name the phrase and the category: category place --phrase 'lip mask' --shelf skincare/masks",
    );
  }
  if (!isRefusal && !findCategory(category, subcategory)) throw new UsageError(noCategory(shelf));
  if (!(await addCategoryRule(deps, { phrase, category, subcategory }))) {
    throw new UsageError(`A phrase needs a word of letters or digits; '${phrase}' has none.`);
  }
  print(
    isRefusal
      ? `The next import refuses new offers in '${phrase}'. ${keepsCategories}`
      : `The next import puts new products in '${phrase}' into ${shelf}. ${keepsCategories}`,
  );
  return 0;
}

function noCategory(shelf: string): string {
  const [slug = ''] = shelf.split('/');
  const among = categories.some((category) => category.slug === slug)
    ? categories.filter((category) => category.slug === slug)
    : categories;
  const shelves = among.flatMap((category) =>
    category.subcategories.map((subcategory) => `${category.slug}/${subcategory.slug}`),
  );
  return `There is no category ${shelf}. These exist: ${shelves.join(', ')}`;
}

/** Removes the category that was set for a phrase. */
export async function forgetPhrase(
  deps: Deps,
  { phrase = '' }: CommandValues,
  print: Print,
): Promise<number> {
  if (phrase === '') throw new UsageError("Name the phrase: category forget --phrase 'lip mask'");
  const isRemoved = await removeCategoryRule(deps, phrase);
  print(
    isRemoved
      ? `The rule for '${phrase}' is removed. The next import places offers without a category again. ${keepsCategories}`
      : `There is no rule for '${phrase}'. To see them: category list`,
  );
  return isRemoved ? 0 : 1;
}

export async function showRules(
  deps: Deps,
  { json }: CommandValues,
  print: Print,
): Promise<number> {
  const rules = await listCategoryRules(deps);
  if (json) print(JSON.stringify(rules, null, 2));
  else if (rules.length === 0)
    print("No rules yet. To add one: category place --phrase 'lip mask' --shelf skincare/masks");
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
  else if (mapped.length === 0) print('No feed has been imported yet.');
  else {
    printMapRow(['entries', 'placed', 'category on the site', 'category in the feed'], print);
    for (const { path, entries, placed, mapping } of mapped) {
      const text = oneLine(path) || '(none)';
      printMapRow([String(entries), String(placed), describeMapping(mapping), text], print);
    }
  }
  return 0;
}

type MapRow = [entries: string, placed: string, category: string, text: string];

function printMapRow([entries, placed, category, text]: MapRow, print: Print): void {
  print(`${entries.padStart(8)} ${placed.padStart(8)}  ${category.padEnd(34)}  ${text}`);
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
