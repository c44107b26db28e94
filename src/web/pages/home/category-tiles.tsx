import { categories } from '~/domain/catalog/category';
import { useHasProducts } from '~/web/shared/root-data';
import { StillLife } from '~/web/shared/still-life';
import type { StillLifeName } from '~/web/shared/still-life-files';
import { cx } from '~/web/ui/class-names';
import { Link } from '~/web/ui/link';
import type { CategoryCount } from './category-count';

const pictures: Record<string, StillLifeName> = {
  skincare: 'skincare',
  makeup: 'makeup',
  haircare: 'haircare',
  fragrance: 'fragrance',
  tools: 'tools',
  supplements: 'supplements',
};

/** How many tiles come first that are not wide, by the number of tiles, so that rows of four are full. */
const tallTiles = [0, 0, 0, 2, 4, 2, 4];

const sizes = {
  tall: '(min-width: 84rem) 19rem, (min-width: 48rem) 23vw, 45vw',
  wide: '(min-width: 84rem) 39rem, (min-width: 48rem) 47vw, 92vw',
};

interface CategoryTilesProps {
  /** By slug of the category. */
  counts: Readonly<Record<string, CategoryCount | null>>;
}

export function CategoryTiles({ counts }: CategoryTilesProps) {
  const hasProducts = useHasProducts();
  const shown = categories.filter(({ slug }) => hasProducts(`/category/${slug}`));
  // The hero links to it.
  if (shown.length === 1) return null;
  return (
    <section
      aria-labelledby="categories"
      className="border-line border-y bg-surface py-16 md:py-24"
    >
      <div className="page-column">
        <h2 id="categories" className="font-display text-3xl">
          Shop by category
        </h2>
        <ul className="mt-8 grid gap-x-4 gap-y-9 min-[18rem]:grid-cols-2 md:mt-10 md:grid-cols-4 md:gap-x-6">
          {shown.map(({ slug, name, description }, index) => {
            const picture = pictures[slug] ?? 'home';
            const isWide = index >= (tallTiles[shown.length] ?? 0);
            const shape = isWide ? 'wide' : 'tall';
            const isBesideTall = isWide && index === 2;
            const count = counts[slug];
            return (
              <li key={slug} className={cx(isWide && 'min-[18rem]:col-span-2')}>
                <Link to={`/category/${slug}`} className="group block">
                  <span className="block overflow-hidden">
                    <StillLife
                      name={picture}
                      shape={shape}
                      sizes={sizes[shape]}
                      className={cx(
                        'transition-transform duration-(--duration-calm) group-hover:scale-[1.02]',
                        // As high as two tall ones and the gap between them are wide.
                        isBesideTall && 'md:aspect-5/3',
                      )}
                    />
                  </span>
                  <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-display text-xl decoration-1 underline-offset-6 group-hover:underline md:text-2xl">
                      {name}
                    </span>
                    {count && (
                      <span className="figures text-accent text-sm">
                        {count.value} <span className="text-soft">{count.label}</span>
                      </span>
                    )}
                  </span>
                  <span className="mt-1.5 hidden text-sm text-soft sm:block">{description}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
