import {
  findIngredientsVersion,
  listLoadedIngredients,
} from '~/db/ingredients/loaded-ingredient.repo.server';
import { builtInDictionary, builtInIngredients } from '~/domain/ingredients/dictionary/built-in';
import {
  IngredientDictionary,
  type NamedIngredient,
} from '~/domain/ingredients/dictionary/dictionary';
import type { Deps } from '../deps';

export interface VersionedDictionary {
  dictionary: IngredientDictionary;
  /** How often ingredients had been loaded when it was read. */
  version: number;
}

const namesPerRead = 10_000;
/** The last dictionary of each database: loads are rare. */
const lastRead = new WeakMap<Deps['db'], VersionedDictionary>();

/** The project's dictionary together with the ingredients that the operator has loaded. */
export async function readDictionary({ db }: Pick<Deps, 'db'>): Promise<VersionedDictionary> {
  // Before the names: names of a later load under an earlier version are only derived again.
  const version = await findIngredientsVersion(db);
  if (version === 0) return { dictionary: builtInDictionary, version };
  const last = lastRead.get(db);
  if (last?.version === version) return last;
  const loaded: NamedIngredient[] = [];
  for (let afterId = 0; ; ) {
    const names = await listLoadedIngredients(db, { afterId, limit: namesPerRead });
    loaded.push(...names);
    afterId = names.at(-1)?.id ?? afterId;
    if (names.length < namesPerRead) break;
  }
  // The project's names come first, so they win.
  const dictionary = new IngredientDictionary([...builtInIngredients, ...loaded]);
  const read = { dictionary, version };
  lastRead.set(db, read);
  return read;
}
