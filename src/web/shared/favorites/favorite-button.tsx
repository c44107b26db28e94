import { Button } from '~/web/ui/button';
import { HeartIcon } from '~/web/ui/icons';
import { HeartFilledIcon } from '~/web/ui/page-icons';
import type { Savable } from './device-favorites';
import { useSaved } from './saved-store';
import { preloadToggle, toggleFavorite } from './toggle-favorite';

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
      <span className="favorite-states">
        <span className={saved ? 'invisible' : undefined}>
          <HeartIcon />
          Add to Favorites
        </span>
        <span className={saved ? undefined : 'invisible'}>
          <HeartFilledIcon className="text-accent" />
          Saved
        </span>
      </span>
    </Button>
  );
}
