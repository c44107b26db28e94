import { markMatches } from '~/domain/search/mark-matches';
import { formatDollarAmount } from '../catalog/format-dollar-amount';
import type { CardJson } from '../catalog/product-json';
import { ProductPicture } from '../catalog/product-picture';
import { MarkedText } from './marked-text';

/** A product suggestion: picture, brand, name and lowest price. */
export function ProductSuggestion({ product, query }: { product: CardJson; query: string }) {
  const { brand, name, size, bestPrice } = product;
  const reason = ingredientReason(product, query);
  return (
    <span className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 py-1.5">
      <ProductPicture product={product} sizes="48px" className="rounded-sm" />
      <span className="min-w-0">
        <span className="block truncate text-soft text-xs">
          <MarkedText text={brand} query={query} />
          {size && ` · ${size}`}
        </span>
        <span className="line-clamp-2 leading-snug">
          <MarkedText text={name} query={query} />
        </span>
        {reason && (
          <span className="block truncate text-soft text-xs">
            with <MarkedText text={reason} query={query} />
          </span>
        )}
      </span>
      {bestPrice !== null && (
        <span className="figures whitespace-nowrap">
          <span className="text-soft text-xs">From </span>
          <span className="font-semibold">{formatDollarAmount(bestPrice)}</span>
        </span>
      )}
    </span>
  );
}

/** The matching ingredient, if neither the name nor the brand matches. */
function ingredientReason(product: CardJson, query: string): string | undefined {
  const matches = (text: string) => markMatches(text, query).some(({ marked }) => marked);
  if (matches(product.name) || matches(product.brand)) return undefined;
  return product.keyIngredients?.find(matches);
}
