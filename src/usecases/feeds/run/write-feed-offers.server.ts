import { insertBrands } from '~/db/catalog/brand.repo.server';
import { insertMissingIngredients } from '~/db/catalog/ingredient.repo.server';
import { sendDrafts } from '~/db/engine/copy/copy-draft.server';
import type { Queryable } from '~/db/engine/database.server';
import { updateDoublesForgotten, upsertFeedOffers } from '~/db/feeds/feed-offer.repo.server';
import { insertMatchReviews } from '~/db/matching/match-review.repo.server';
import { knownIngredients } from '~/domain/ingredients/ingredient-dictionary';
import { wantPhotos } from '~/usecases/pictures/want-photo.server';
import { recordPricesIn } from '~/usecases/prices/record-prices.server';
import type { FeedPiece } from './feed-piece.server';

const dictionary = new Map(knownIngredients.map((ingredient) => [ingredient.inciName, ingredient]));

/** Writes what was decided of a piece of a feed, in the transaction that also says how far the run is. */
export async function writeFeedOffers(
  tx: Queryable,
  piece: FeedPiece,
  { retailerId, now, isQuiet }: { retailerId: number; now: Date; isQuiet: boolean },
): Promise<void> {
  if (piece.brands.length > 0) await insertBrands(tx, piece.brands);
  const known = [...piece.ingredients].flatMap((name) => dictionary.get(name) ?? []);
  if (known.length > 0) await insertMissingIngredients(tx, known);
  const { products, newRows, firstPrices } = piece;
  if (piece.rows.length > 0) {
    await sendDrafts(tx, [products]);
    await upsertFeedOffers(tx, piece.rows);
  }
  await sendDrafts(tx, [products, newRows, ...firstPrices.drafts]);
  if (piece.freed.length > 0) await updateDoublesForgotten(tx, retailerId, piece.freed);
  if (piece.questions.length > 0) await insertMatchReviews(tx, piece.questions, now);
  await recordPricesIn(tx, piece.prices, now, { first: firstPrices, isQuiet });
  await wantPhotos(tx, piece.photos, now);
}
