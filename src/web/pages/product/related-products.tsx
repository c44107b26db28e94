import type { ReactNode } from 'react';
import { describePackage } from '~/domain/dupes/package-difference';
import { ProductCard } from '~/web/shared/catalog/product-card';
import {
  type ProductCardData,
  storesClass,
  unpackCard,
} from '~/web/shared/catalog/product-card-data';
import type { ShownProduct } from '~/web/shared/catalog/product-json';
import { cx } from '~/web/ui/class-names';
import { TextLink } from '~/web/ui/text-link';
import type { RelatedData } from './page-data';

/** Two columns, then four; no browser would choose another picture for the narrowest of the four. */
const cardWidth = '(min-width:64rem) 19rem,46vw';

interface RelatedProductsProps {
  product: ShownProduct;
  related: RelatedData;
}

/** Products with a similar formula or of the same category with a lower unit price, and more products from the brand. */
export function RelatedProducts({ product, related }: RelatedProductsProps) {
  const dupes = related.dupes.map(([similarity, percentLess, card, sameProduct]) => ({
    card: unpackCard(card),
    percentLess,
    alike: sameProduct ? describePackage(sameProduct) : `${similarity}% similar`,
  }));
  const alternatives = related.alternatives.map(
    ([percentLess, card]) => [percentLess, unpackCard(card)] as const,
  );
  const moreOfBrand = related.moreOfBrand.map((card) => unpackCard(card));
  const measure = /per (fl oz|oz)|each/.exec(product.unitPrice ?? '')?.[0] ?? 'each';
  return (
    <>
      {dupes.length > 0 && (
        <ProductRow
          title="Similar formulas for less"
          products={dupes.map(({ card }) => card)}
          lead={
            <>
              {`${describeDupes(product, related.dupes, measure)} `}
              <TextLink to={`/product/${product.id}/dupes`}>Compare the formulas</TextLink>
            </>
          }
        >
          {dupes.map(({ card, percentLess, alike }) => (
            <li key={card.id}>
              <p>{`${alike}, ${percentLess}% less ${measure}`}</p>
              <ProductCard product={card} sizes={cardWidth} />
            </li>
          ))}
        </ProductRow>
      )}
      {alternatives.length > 0 && (
        <ProductRow
          title="Similar for less"
          products={alternatives.map(([, card]) => card)}
          lead={`Highly rated products from the same category with a lower price ${measure}.`}
        >
          {alternatives.map(([percentLess, card]) => (
            <li key={card.id}>
              <p>{`${percentLess}% less ${measure}`}</p>
              <ProductCard product={card} sizes={cardWidth} />
            </li>
          ))}
        </ProductRow>
      )}
      {moreOfBrand.length > 0 && (
        <ProductRow
          title={`More from ${product.brand}`}
          products={moreOfBrand}
          lead={
            <TextLink to={`/products?brands=${product.brandSlug}`}>
              See all products from this brand
            </TextLink>
          }
        >
          {moreOfBrand.map((card) => (
            <li key={card.id}>
              <ProductCard product={card} sizes={cardWidth} />
            </li>
          ))}
        </ProductRow>
      )}
    </>
  );
}

function describeDupes(
  { categorySlug }: ShownProduct,
  dupes: RelatedData['dupes'],
  measure: string,
) {
  const isSize = dupes.map(([, , , sameProduct]) => sameProduct !== undefined);
  const sizes = 'Other sizes of this product';
  if (!isSize.includes(false)) return `${sizes} that cost less ${measure}.`;
  const products = isSize.includes(true) ? `${sizes}, then products` : 'Products';
  return categorySlug === 'fragrance'
    ? `${products} of the brand with the same ingredient list that cost less ${measure}. A list doesn’t say how they smell.`
    : `${products} with the most similar ingredient lists that cost less ${measure}.`;
}

interface ProductRowProps {
  title: string;
  lead: ReactNode;
  products: readonly ProductCardData[];
  children: ReactNode;
}

function ProductRow(props: ProductRowProps) {
  return (
    <section className="product-section">
      <h2>{props.title}</h2>
      <p>{props.lead}</p>
      <ul className={cx('related-cards', storesClass(props.products))}>{props.children}</ul>
    </section>
  );
}
