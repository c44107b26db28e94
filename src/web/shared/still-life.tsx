import { cx } from '~/web/ui/class-names';
import { findStillLife, type StillLifeName, srcSet } from './still-life-files';

interface StillLifeProps {
  name: StillLifeName;
  /** Wide is 16:9, tall is 4:5. With `wide-then-tall`, large screens get the tall one. */
  shape: 'wide' | 'tall' | 'wide-then-tall';
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Loads the picture first. For pictures above the fold. */
  priority?: boolean;
  className?: string;
}

const aspects = {
  wide: 'aspect-video',
  tall: 'aspect-4/5',
  'wide-then-tall': 'aspect-video lg:aspect-4/5',
};

/** The breakpoint at which `wide-then-tall` becomes tall; the same as Tailwind's `lg`. */
const fromLarge = '(min-width: 68rem)';

/** A decorative product photograph. */
export function StillLife({ name, shape, sizes, priority = false, className }: StillLifeProps) {
  const first = shape === 'tall' ? 'tall' : 'wide';
  const { avif, jpg } = findStillLife(name, first);
  const large = shape === 'wide-then-tall' ? findStillLife(name, 'tall') : null;
  const whole = cx('w-full object-cover', aspects[shape], className);
  const attributes = {
    width: 1600,
    height: first === 'tall' ? 2000 : 900,
    loading: priority ? ('eager' as const) : ('lazy' as const),
    fetchPriority: priority ? ('high' as const) : ('auto' as const),
    decoding: priority ? ('sync' as const) : ('async' as const),
  };
  return (
    <picture className="block">
      {large && (
        <source media={fromLarge} type="image/avif" srcSet={srcSet(large.avif)} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img alt="" {...attributes} src={jpg[0]?.url} className={cx('bg-sunken', whole)} />
    </picture>
  );
}
