import { listProductCards } from '~/db/catalog/product.repo.server';
import { AppError } from '~/domain/app-error';
import { isIllustration } from '~/domain/pictures/illustration';
import { pictureVersion } from '~/domain/pictures/picture-version';
import { shareCardText, shareVersion } from '~/domain/pictures/share-card';
import type { Deps } from '../deps';
import { showPicture } from './show-picture.server';

interface ShownShareCard {
  bytes: Uint8Array;
  version: string;
  /** Whether the content matches the requested version and may be cached forever. */
  isFinal: boolean;
}

/** The preview picture of a shared product link: product, price and number of stores. */
export async function showShareCard(
  deps: Pick<Deps, 'db' | 'pictures' | 'site'>,
  { id, version: asked }: { id: number; version: string | undefined },
  network: string,
): Promise<ShownShareCard> {
  const [product] = await listProductCards(deps.db.reader, [id], 1);
  if (!product) throw new AppError('not_found', { message: 'There is no such product.' });
  const { bestPriceCents, brand, name, offers } = product;
  const storeCount = offers.filter(({ inStock }) => inStock).length;
  const cardFacts = { bestPriceCents, storeCount };
  const version = shareVersion({ pictureVersion: pictureVersion(product), ...cardFacts });
  const prepare = async () => {
    const file = { id, width: 960, format: 'jpg', version: undefined } as const;
    const { bytes: picture } = await showPicture(deps, file, network);
    const card = {
      siteName: deps.site.brandName,
      brand: brand.name,
      name,
      ...shareCardText(cardFacts),
      isIllustration: isIllustration(product.picture),
    };
    return { card, picture };
  };
  const bytes = await deps.pictures.share({ id, version }, prepare, network);
  return { bytes, version, isFinal: version === asked };
}
