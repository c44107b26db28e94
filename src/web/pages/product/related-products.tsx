import type { ReactNode } from 'react';
import { ProductCard } from '~/web/shared/catalog/product-card';
import { unpackCard } from '~/web/shared/catalog/product-card-data';
import type { ProductJson } from '~/web/shared/catalog/product-json';
import { TextLink } from '~/web/ui/text-link';
import type { RelatedData } from './page-data';

/** Two columns, then four; matches the list below. */
const cardWidth = '(min-width: 84rem) 19rem, (min-width: 64rem) 23vw, 46vw';

interface RelatedProductsProps {
  product: ProductJson;
  related: RelatedData;
}

/** Similar products with a lower unit price, and more products from the brand. */
export function RelatedProducts({ product, related }: RelatedProductsProps) {
  const { alternatives, moreOfBrand } = related;
  const measure = /per (fl oz|oz)|each/.exec(product.unitPrice ?? '')?.[0] ?? 'each';
  return (
    <>
      {alternatives.length > 0 && (
        <ProductRow
          title="Similar for less"
          lead={`Highly rated products from the same category with a lower price ${measure}.`}
        >
          {alternatives.map(([percentLess, card]) => (
            <li key={card[0]}>
              <p>{`${percentLess}% less ${measure}`}</p>
              <ProductCard product={unpackCard(card)} sizes={cardWidth} />
            </li>
          ))}
        </ProductRow>
      )}
      {moreOfBrand.length > 0 && (
        <ProductRow
          title={`More from ${product.brand}`}
          lead={
            <TextLink to={`/products?brands=${product.brandSlug}`}>
              See all products from this brand
            </TextLink>
          }
        >
          {moreOfBrand.map((card) => (
            <li key={card[0]}>
              <ProductCard product={unpackCard(card)} sizes={cardWidth} />
            </li>
          ))}
        </ProductRow>
      )}
    </>
  );
}

function ProductRow(props: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <section className="product-section">
      <h2>{props.title}</h2>
      <p className="mt-1 text-soft text-sm">{props.lead}</p>
      <ul className="related-cards">{props.children}</ul>
    </section>
  );
}
