import { Button } from '~/web/ui/button';
import { HeartFilledIcon, HeartIcon } from '~/web/ui/icons';
import { expectPress, pressHeart } from './press-heart';
import type { Savable } from './savable';
import { useSaved } from './use-saved';

/** Saves a product on its own page, in words. A pressed button keeps its words, so that nothing moves. */
export function FavouriteButton({ product }: { product: Savable }) {
  const saved = useSaved(product.id);
  return (
    <Button
      variant="secondary"
      size="lg"
      aria-pressed={saved}
      className="noscript:hidden"
      onPointerEnter={expectPress}
      onFocus={expectPress}
      onClick={() => pressHeart(product, !saved)}
    >
      {saved ? <HeartFilledIcon className="text-accent" /> : <HeartIcon />}
      Add to Favorites
    </Button>
  );
}
