import type { ProductToMatch } from '~/domain/matching/offer-to-match';

const mostKept = 5_000;

/**
 * The products that were last compared, as the objects that they were then: what was read of a title
 * is kept with the object, and feeds list what is alike one after the other.
 */
export class RecentProducts {
  private readonly kept = new Map<number, ProductToMatch>();

  /** The same product as it was given the first time. */
  recall(product: ProductToMatch): ProductToMatch {
    const known = this.kept.get(product.productId);
    if (known) return known;
    this.kept.set(product.productId, product);
    if (this.kept.size > mostKept) {
      const [oldest = 0] = this.kept.keys();
      this.kept.delete(oldest);
    }
    return product;
  }
}
