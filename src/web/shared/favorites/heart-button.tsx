import type { Savable } from './device-favorites';
import { useSaved } from './saved-store';
import { preloadToggle, toggleFavorite } from './toggle-favorite';

/** The heart of a product card; its drawing is in product-card.css. */
export function HeartButton({ product }: { product: Savable & { name: string } }) {
  const saved = useSaved(product.id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${product.name}`}
      onPointerEnter={preloadToggle}
      onFocus={preloadToggle}
      onClick={() => toggleFavorite(product, !saved)}
    />
  );
}
