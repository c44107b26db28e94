import { listBrands } from '~/db/catalog/brand.repo.server';
import { createTitleBrands, type TitleBrands } from '~/domain/feeds/brands/title-brands';
import { wellKnownBrands } from '~/domain/feeds/brands/well-known-brands';
import type { Deps, OpenFeed } from '~/usecases/deps';

const maxBrands = 500_000;
/** Enough to see which prefixes repeat. */
const maxTitles = 20_000;

/** Reads the titles of a feed without brands, to recognize the brands in them. */
export async function learnTitleBrands(
  { db }: Pick<Deps, 'db'>,
  open: Pick<OpenFeed, 'sampleRows'>,
): Promise<TitleBrands> {
  const titles: string[] = [];
  for await (const rows of open.sampleRows()) {
    for (const row of rows) {
      const { offer } = row.read();
      if (offer?.brand === null) titles.push(offer.title);
    }
    if (titles.length >= maxTitles) break;
  }
  const known = await listBrands(db, maxBrands);
  return createTitleBrands([...known.map(({ name }) => name), ...wellKnownBrands], titles);
}
