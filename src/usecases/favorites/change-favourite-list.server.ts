import { randomBytes } from 'node:crypto';
import { asPerson } from '~/db/engine/as-person.server';
import { findFavouriteList, updateFavouriteList } from '~/db/favorites/favourite-list.repo.server';
import { AppError } from '~/domain/app-error';
import type { FavouriteList } from '~/domain/favorites/favourites';
import type { Deps } from '../deps';
import { withOwnName } from './with-own-name.server';

interface Change {
  userId: string;
  id: string;
  name: string | undefined;
  /** Whether others may look at it; a link that was taken back never works again. */
  shared: boolean | undefined;
}

/** Renames a list, or lets others see it by a link that cannot be guessed. */
export async function changeFavouriteList(
  { db }: Pick<Deps, 'db'>,
  { userId, id, name, shared }: Change,
): Promise<FavouriteList> {
  return withOwnName(name, () =>
    asPerson(db, userId, async (tx) => {
      const list = await findFavouriteList(tx, { userId, id });
      if (!list) throw new AppError('not_found', { message: 'There is no such list.' });
      const kept = shared === false ? null : list.shareToken;
      const changed = {
        ...list,
        name: name ?? list.name,
        shareToken: shared ? (kept ?? randomBytes(18).toString('base64url')) : kept,
      };
      await updateFavouriteList(tx, { ...changed, userId });
      return changed;
    }),
  );
}
