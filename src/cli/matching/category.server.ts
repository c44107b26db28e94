import type { Deps } from '~/usecases/deps';
import { addCategoryRule } from '~/usecases/matching/add-category-rule.server';
import { listCategoryRules } from '~/usecases/matching/list-category-rules.server';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';

type Say = (line: string) => void;

/** Teaches where what feeds call so belongs. */
export async function placePhrase(
  deps: Deps,
  { phrase = '', shelf = '' }: CommandValues,
  say: Say,
): Promise<number> {
  const [category = '', subcategory = ''] = shelf.split('/');
  if (await addCategoryRule(deps, { phrase, category, subcategory })) {
    say(`From now on '${phrase}' belongs to ${shelf}.`);
    return 0;
  }
  throw new UsageError(
    "Say what and where: category place --phrase 'lip mask' --shelf skincare/masks",
  );
}

export async function showRules(deps: Deps, { json }: CommandValues, say: Say): Promise<number> {
  const rules = await listCategoryRules(deps);
  if (json) say(JSON.stringify(rules, null, 2));
  else if (rules.length === 0) say('None.');
  else for (const rule of rules) say(`${rule.category}/${rule.subcategory}  ${rule.phrase}`);
  return 0;
}
