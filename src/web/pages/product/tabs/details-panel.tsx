import { Link } from 'react-router';
import type { ProductJson } from '~/web/shared/catalog/product-json';
import { searchTarget } from '~/web/shared/search/search-target';
import { CheckIcon } from '~/web/ui/icons';
import { TextLink } from '~/web/ui/text-link';
import type { RelatedData } from '../page-data';
import { PanelHeading } from './panel-heading';

interface DetailsPanelProps {
  product: ProductJson;
  complementary: RelatedData['complementary'];
}

export function DetailsPanel({ product, complementary }: DetailsPanelProps) {
  const { keyIngredients = [], features = [], ingredients } = product;
  return (
    <>
      <PanelHeading>Details</PanelHeading>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <p className="max-w-prose">
          {product.description ??
            `We don’t have a description of ${product.name} yet. Its prices above are up to date.`}
        </p>
        <div className="lg:col-start-2 lg:row-span-2">
          {keyIngredients.length > 0 && (
            <>
              <Heading>Key Ingredients</Heading>
              <ul className="ingredient-links mt-3 flex flex-wrap gap-2 text-sm">
                {keyIngredients.map((name) => (
                  <li key={name}>
                    <Link to={searchTarget(name) ?? '/products'} discover="none">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          {ingredients.length > 0 && (
            <>
              <Heading>Full Ingredient List</Heading>
              <p className="mt-3 text-soft text-sm">{ingredients.join(', ')}</p>
            </>
          )}
          {product.gtin && (
            <>
              <Heading>GTIN</Heading>
              <p className="figures mt-2 text-soft text-sm">{product.gtin}</p>
            </>
          )}
        </div>
        <div className="max-w-prose">
          {features.length > 0 && (
            <>
              <Heading>Key Features</Heading>
              <ul className="mt-3 space-y-2">
                {features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <CheckIcon className="mt-0.5 shrink-0 text-good" />
                    {feature}
                  </li>
                ))}
              </ul>
            </>
          )}
          {complementary.length > 0 && (
            <>
              <Heading>Complementary Products</Heading>
              <ul className="mt-3 space-y-1.5">
                {complementary.map(({ name, id }) => (
                  <li key={name} className="pointer-coarse:py-1.5">
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

function Heading({ children }: { children: string }) {
  return <h3 className="mt-8 font-display text-xl first:mt-0">{children}</h3>;
}
