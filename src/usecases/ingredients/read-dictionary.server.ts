import {
  findIngredientsVersion,
  listLoadedIngredients,
} from '~/db/ingredients/loaded-ingredient.repo.server';
import {
  builtInCatalog,
  IngredientCatalog,
} from '~/domain/ingredients/describe/ingredient-catalog';
import {
  builtInDictionary,
  builtInIngredients,
  builtInPlantFacts,
} from '~/domain/ingredients/dictionary/built-in';
import { builtInPlants } from '~/domain/ingredients/dictionary/built-in-plants';
import { IngredientDictionary } from '~/domain/ingredients/dictionary/dictionary';
import type { IngredientFacts } from '~/domain/ingredients/dictionary/ingredient-line';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import type { Deps } from '../deps';

export interface VersionedDictionary {
  dictionary: IngredientDictionary;
  /** Reads labels with it, and remembers the names on them. */
  names: NameResolver;
  /** The same ingredients with the addresses of their pages. */
  catalog: IngredientCatalog;
  /** How often ingredients had been loaded when it was read. */
  version: number;
}

const namesPerRead = 10_000;
/** The last dictionary of each database: loads are rare. */
const lastRead = new WeakMap<Deps['db'], VersionedDictionary>();

const builtIn: VersionedDictionary = {
  dictionary: builtInDictionary,
  names: new NameResolver(builtInDictionary),
  catalog: builtInCatalog,
  version: 0,
};

/** The project's dictionary together with the ingredients that the operator has loaded. */
export async function readDictionary(
  { db }: Pick<Deps, 'db'>,
  /** As read with something else. */
  knownVersion?: number,
): Promise<VersionedDictionary> {
  // Before the names: names of a later load under an earlier version are only derived again.
  const version = knownVersion ?? (await findIngredientsVersion(db));
  if (version === 0) return builtIn;
  const last = lastRead.get(db);
  if (last?.version === version) return last;
  const loaded: IngredientFacts[] = [];
  for (let afterId = 0; ; ) {
    const names = await listLoadedIngredients(db, { afterId, limit: namesPerRead });
    loaded.push(...names);
    afterId = names.at(-1)?.id ?? afterId;
    if (names.length < namesPerRead) break;
  }
  // The project's names come first, so they win.
  const all = [...builtInIngredients, ...loaded];
  const dictionary = new IngredientDictionary(all, builtInPlants);
  const read = {
    dictionary,
    names: new NameResolver(dictionary),
    catalog: new IngredientCatalog([...builtInIngredients, ...builtInPlantFacts, ...loaded]),
    version,
  };
  lastRead.set(db, read);
  return read;
}
