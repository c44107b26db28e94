import { cx } from '~/web/ui/class-names';
import { findStillLife, type StillLifeName, srcSet } from './still-life-files';

interface StillLifeProps {
  name: StillLifeName;
  /** Wide is 16:9, tall 4:5. With `wide-then-tall` wide screens get the tall one. */
  shape: 'wide' | 'tall' | 'wide-then-tall';
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For what is on screen at once: loaded first instead of last. */
  priority?: boolean;
  className?: string;
}

const aspects = {
  wide: 'aspect-video',
  tall: 'aspect-4/5',
  'wide-then-tall': 'aspect-video lg:aspect-4/5',
};

/** From this width on `wide-then-tall` is tall; the same as Tailwind's `lg`. */
const fromLarge = '(min-width: 68rem)';

/** A photograph of things on a shelf. Decoration only. */
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
      {large && <source media={fromLarge} srcSet={srcSet(large.jpg)} sizes={sizes} />}
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        alt=""
        {...attributes}
        src={jpg[0]?.url}
        srcSet={srcSet(jpg)}
        sizes={sizes}
        className={cx('bg-sunken', whole)}
      />
    </picture>
  );
}
