import { randomBytes } from 'node:crypto';
import { asPerson } from '~/db/engine/as-person.server';
import { findFavoriteList, updateFavoriteList } from '~/db/favorites/favorite-list.repo.server';
import { AppError } from '~/domain/app-error';
import type { FavoriteList } from '~/domain/favorites/favorites';
import type { Deps } from '../deps';
import { withUniqueName } from './with-unique-name.server';

interface Change {
  userId: string;
  id: string;
  name: string | undefined;
  /** Whether others may see it; a revoked link never works again. */
  shared: boolean | undefined;
}

/** Renames a list, or shares it through a link that cannot be guessed. */
export async function changeFavoriteList(
  { db }: Pick<Deps, 'db'>,
  { userId, id, name, shared }: Change,
): Promise<FavoriteList> {
  return withUniqueName(name, () =>
    asPerson(db, userId, async (tx) => {
      const list = await findFavoriteList(tx, { userId, id });
      if (!list) throw new AppError('not_found', { message: 'There is no such list.' });
      const currentToken = shared === false ? null : list.shareToken;
      const changed = {
        ...list,
        name: name ?? list.name,
        shareToken: shared ? (currentToken ?? randomBytes(18).toString('base64url')) : currentToken,
      };
      await updateFavoriteList(tx, { ...changed, userId });
      return changed;
    }),
  );
}
