import type { Deps } from '~/usecases/deps';
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
  const [category = '', subcategory = ''] = shelf.split('/');
  if (await addCategoryRule(deps, { phrase, category, subcategory })) {
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
  else for (const rule of rules) print(`${rule.category}/${rule.subcategory}  ${rule.phrase}`);
  return 0;
}
