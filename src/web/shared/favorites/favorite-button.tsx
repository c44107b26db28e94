import { Button } from '~/web/ui/button';
import { cx } from '~/web/ui/class-names';
import { HeartIcon } from '~/web/ui/icons';
import { HeartFilledIcon } from '~/web/ui/page-icons';
import type { Savable } from './device-favorites';
import { useSaved } from './saved-store';
import { preloadToggle, toggleFavorite } from './toggle-favorite';

/** Both states share one grid cell, so that toggling causes no layout shift. */
const state = 'col-start-1 row-start-1 flex items-center justify-center gap-2';

export function FavoriteButton({ product }: { product: Savable }) {
  const saved = useSaved(product.id);
  return (
    <Button
      variant="secondary"
      size="lg"
      aria-label={saved ? 'Saved, remove from favorites' : undefined}
      className="noscript:hidden"
      onPointerEnter={preloadToggle}
      onFocus={preloadToggle}
      onClick={() => toggleFavorite(product, !saved)}
    >
      <span className="grid">
        <span className={cx(state, saved && 'invisible')}>
          <HeartIcon />
          Add to Favorites
        </span>
        <span className={cx(state, !saved && 'invisible')}>
          <HeartFilledIcon className="text-accent" />
          Saved
        </span>
      </span>
    </Button>
  );
}
