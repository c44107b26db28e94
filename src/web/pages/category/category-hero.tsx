import type { DescribedCategory } from '~/usecases/catalog/describe-category.server';
import { StillLife } from '~/web/shared/still-life';
import { ButtonLink } from '~/web/ui/button-link';
import { accentClasses } from './accent-classes';

type HeroCategory = Omit<DescribedCategory, 'featured' | 'subcategories'>;

export function CategoryHero({ category }: { category: HeroCategory }) {
  const { slug, title, description, stats, accent, heroImage, hasBestSellers } = category;
  const { wash, text } = accentClasses[accent];
  return (
    <header className={`relative ${wash}`}>
      <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2">
        <StillLife
          name={heroImage}
          shape="wide"
          sizes="(min-width: 68rem) 50vw, 100vw"
          priority
          className="max-md:max-h-72 md:max-lg:max-h-112 lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
        />
      </div>
      <div className="page-column py-12 md:py-20 lg:min-h-128">
        <div className="lg:w-1/2 lg:pr-12">
          <p className={`eyebrow ${text}`}>Category</p>
          <h1 className="mt-4 font-display text-hero tracking-tight">{title}</h1>
          <p className="mt-5 max-w-xl text-lg text-soft">{description}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            {stats && (
              <ButtonLink to={`/products?category=${slug}`} size="lg" className="max-w-full">
                All {title} products
              </ButtonLink>
            )}
            {hasBestSellers && (
              <ButtonLink
                to={`/products?category=${slug}&filter=bestsellers`}
                variant="secondary"
                size="lg"
              >
                Best sellers
              </ButtonLink>
            )}
          </p>
          {stats && (
            <dl className="figures mt-10 flex flex-wrap gap-x-12 gap-y-4">
              {Object.entries(stats).map(([label, value]) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-sm text-soft">
                    {value === '1' ? label.replace(/s\b/, '') : label}
                  </dt>
                  <dd className={`font-display text-2xl ${text}`}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </header>
  );
}
