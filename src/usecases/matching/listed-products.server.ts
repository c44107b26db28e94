import { listListedProducts } from '~/db/matching/listed-product.repo.server';
import { IdSet } from '~/domain/feeds/id-set';
import type { Deps } from '../deps';

const productsPerQuery = 20_000;
/** A product that the entry created, or that was matched by more than its title. */
const certain = 1;

/** The products that a retailer lists, with the score of the entry that is shown. */
export class ListedProducts {
  private readonly ids = new IdSet();
  /** Only of entries that were matched by their title: another entry may fit better. */
  private readonly scores = new Map<number, number>();

  add(productId: number, score: number): void {
    this.ids.add(productId);
    if (score < certain) this.scores.set(productId, score);
    else this.scores.delete(productId);
  }

  /** Undefined: the retailer does not list this product. */
  scoreOf(productId: number): number | undefined {
    return this.ids.has(productId) ? (this.scores.get(productId) ?? certain) : undefined;
  }

  static async read({ db }: Pick<Deps, 'db'>, retailerId: number): Promise<ListedProducts> {
    const listed = new ListedProducts();
    for (let afterId = 0; ; ) {
      const page = { retailerId, afterId, limit: productsPerQuery };
      const products = await listListedProducts(db, page);
      for (const { productId, titleScore } of products)
        listed.add(productId, titleScore ?? certain);
      const last = products.at(-1);
      if (!last || products.length < productsPerQuery) return listed;
      afterId = last.productId;
    }
  }
}
