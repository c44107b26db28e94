import { Button } from '~/web/ui/button';
import { cx } from '~/web/ui/class-names';
import { HeartFilledIcon, HeartIcon } from '~/web/ui/icons';
import { VisuallyHidden } from '~/web/ui/visually-hidden';
import { expectPress, pressHeart } from './press-heart';
import type { Savable } from './savable';
import { useSaved } from './use-saved';

/** Saves a product on its own page, in words. Both words share one place, so that nothing moves. */
export function FavouriteButton({ product }: { product: Savable }) {
  const saved = useSaved(product.id);
  const place = 'col-start-1 row-start-1';
  return (
    <Button
      variant="secondary"
      size="lg"
      className="noscript:hidden"
      onPointerEnter={expectPress}
      onFocus={expectPress}
      onClick={() => pressHeart(product, !saved)}
    >
      {saved ? <HeartFilledIcon className="text-accent" /> : <HeartIcon />}
      <span className="grid">
        <span className={cx(place, saved && 'invisible')}>Add to Favorites</span>
        <span className={cx(place, 'text-left', !saved && 'invisible')}>
          Saved<VisuallyHidden>, remove from favorites</VisuallyHidden>
        </span>
      </span>
    </Button>
  );
}
