import { cx } from '~/web/ui/class-names';
import { HeartFilledIcon, HeartIcon } from '~/web/ui/icons';
import type { Savable } from './device-favorites';
import { useSaved } from './saved-store';
import { preloadToggle, toggleFavorite } from './toggle-favorite';

interface HeartButtonProps {
  product: Savable & { name: string };
  className?: string;
}

export function HeartButton({ product, className }: HeartButtonProps) {
  const saved = useSaved(product.id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${product.name}`}
      className={cx(
        // A background disc, because pictures have any color, also in dark mode.
        'grid size-11 place-items-center rounded-full text-ink transition-transform hover:scale-110 focus-visible:-outline-offset-5 noscript:hidden [&>svg]:box-content [&>svg]:rounded-full [&>svg]:bg-surface/90 [&>svg]:p-1.5 listed:[&>svg]:bg-transparent',
        className,
      )}
      onPointerEnter={preloadToggle}
      onFocus={preloadToggle}
      onClick={() => toggleFavorite(product, !saved)}
    >
      {saved ? (
        <HeartFilledIcon className="size-4.5 text-accent" />
      ) : (
        <HeartIcon className="size-4.5" />
      )}
    </button>
  );
}
