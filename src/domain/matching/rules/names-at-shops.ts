import { underOtherName } from '../titles/other-name';
import type { Title } from '../titles/read-title';
import { decide } from './decide';
import type { ListedProduct, PlainCatalog } from './plain-catalog';
import { sameName } from './same-name';

/**
 * The names under which other shops list a shop's products, as a site knows them that has matched these shops already.
 * Two listings count as matched if each is the best match of the other.
 */
export class NamesAtShops {
  private readonly catalog: PlainCatalog;
  /** What each listing is matched to, by shop and the listing's id; null: nothing. */
  private readonly matches = new Map<string, Map<number, ListedProduct | null>>();

  constructor(catalog: PlainCatalog) {
    this.catalog = catalog;
  }

  /** The products of a shop under the names at third shops that resemble an offer. */
  candidates(
    offer: Title,
    { shop, offerShop }: { shop: string; offerShop: string },
  ): { product: ListedProduct; title: Title }[] {
    const listings = this.catalog.candidatesExcept(offer, [shop, offerShop]);
    return listings.flatMap((listing) => {
      const product = this.matchOf(listing, shop);
      if (!product || this.matchOf(product, listing.shop) !== listing) return [];
      if (sameName(product.title, listing.title)) return [];
      return [{ product, title: underOtherName(product.title, listing.title) }];
    });
  }

  private matchOf(listing: ListedProduct, shop: string): ListedProduct | null {
    const known = this.matches.get(shop) ?? new Map<number, ListedProduct | null>();
    this.matches.set(shop, known);
    let match = known.get(listing.productId);
    if (match === undefined) {
      match = this.findMatch(listing, shop);
      known.set(listing.productId, match);
    }
    return match;
  }

  private findMatch(listing: ListedProduct, shop: string): ListedProduct | null {
    const { catalog } = this;
    const products = catalog.candidates(listing.title, shop);
    const decision = decide(listing, products, { catalog });
    if (decision.kind !== 'match') return null;
    return products.find(({ productId }) => productId === decision.productId) ?? null;
  }
}
