import {
  updateIngredientsVersion,
  upsertLoadedIngredients,
} from '~/db/ingredients/loaded-ingredient.repo.server';
import {
  countResolvedIngredients,
  type IngredientCoverage,
  listUnknownIngredients,
  type UnknownIngredient,
} from '~/db/ingredients/product-ingredient.repo.server';
import { AppError } from '~/domain/app-error';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { readIngredientFile } from '~/domain/ingredients/ingredient-file';
import type { Deps } from '../deps';

const rowsPerStatement = 5_000;

/** Stores the ingredients of a file that the project does not know; a job then derives all products again. */
export async function loadIngredients(
  { db }: Pick<Deps, 'db'>,
  text: string,
): Promise<{ loaded: number; known: number }> {
  const listed = readIngredientFile(text);
  if (typeof listed === 'string') throw new AppError('bad_request', { message: listed });
  const added = listed.filter(({ name }) => builtInDictionary.find(name) === null);
  await db.transaction(async (tx) => {
    for (let from = 0; from < added.length; from += rowsPerStatement) {
      await upsertLoadedIngredients(tx, added.slice(from, from + rowsPerStatement));
    }
    if (added.length > 0) await updateIngredientsVersion(tx);
  });
  return { loaded: added.length, known: listed.length - added.length };
}

/** The most frequent unknown names on labels, and how many names are known. */
export async function reportUnknownIngredients(
  { db }: Pick<Deps, 'db'>,
  limit: number,
): Promise<{ unknown: UnknownIngredient[]; coverage: IngredientCoverage }> {
  return {
    unknown: await listUnknownIngredients(db, limit),
    coverage: await countResolvedIngredients(db),
  };
}
