import { Suspense } from 'react';
import { lazyPart, requiredPart } from '~/web/shared/lazy-part';
import { searchTarget } from '~/web/shared/search/search-target';
import { Link } from '~/web/ui/link';
import { TextLink } from '~/web/ui/text-link';
import type { ProductPageData } from '../page-data';
import { PanelHeading } from './panel-heading';

// Rendered by the server; its script is not part of the first one.
const IngredientList = requiredPart(async () => (await import('./ingredient-list')).IngredientList);

// Most products have no changes, so its script is loaded by those that have some.
const ProductChanges = lazyPart(
  async () => (await import('../changes/product-changes')).ProductChanges,
);

export function DetailsPanel({ page }: { page: ProductPageData }) {
  const { product, label, related, changes, isDemo } = page;
  const { features = [] } = product;
  const { keyIngredients, parts } = label;
  const { complementary } = related;
  return (
    <>
      <PanelHeading>Details</PanelHeading>
      <div className="product-details">
        <p className="max-w-prose">
          {product.description ??
            `We don’t have a description of ${product.name} yet. Its prices above are up to date.`}
        </p>
        <div className="lg:col-start-2 lg:row-span-2">
          {keyIngredients.length > 0 && (
            <>
              <h3>Key Ingredients</h3>
              <ul className="ingredient-links">
                {keyIngredients.map(({ name, slug }) => (
                  <li key={name}>
                    <Link to={slug ? `/ingredient/${slug}` : (searchTarget(name) ?? '/products')}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          {parts.length > 0 && (
            <>
              <h3>Full Ingredient List</h3>
              <Suspense>
                <IngredientList parts={parts} productId={product.id} />
              </Suspense>
            </>
          )}
          {changes && (
            <Suspense>
              <ProductChanges changes={changes} isDemo={isDemo} />
            </Suspense>
          )}
          {product.gtin && (
            <>
              <h3>GTIN</h3>
              <p className="figures mt-2 text-soft text-sm">{product.gtin}</p>
            </>
          )}
        </div>
        <div className="max-w-prose">
          {features.length > 0 && (
            <>
              <h3>Key Features</h3>
              <ul className="check-list">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </>
          )}
          {complementary.length > 0 && (
            <>
              <h3>Complementary Products</h3>
              <ul className="complementary">
                {complementary.map(({ name, id }) => (
                  <li key={name}>
                    {id === null ? name : <TextLink to={`/product/${id}`}>{name}</TextLink>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </>
  );
}
