import { roundedFigure } from '~/domain/rounded-figure';
import { describeCatalog } from '~/usecases/catalog/describe-catalog.server';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/about.page';
import { AboutHero } from './about-hero';
import { AboutStats } from './about-stats';
import { AboutStory } from './about-story';
import { AboutValues } from './about-values';
import { HowWeEarn } from './how-we-earn';

export const loader = pageLoader(async ({ deps }) => {
  const { productCount, figures } = await describeCatalog(deps);
  return {
    stats:
      productCount === 0
        ? []
        : [
            { value: roundedFigure(productCount), label: 'products' },
            { value: roundedFigure(figures.brandCount), label: 'brands' },
            { value: String(figures.retailerCount), label: 'stores compared' },
            { value: `${Math.floor(figures.averageSavingsPercent)}%`, label: 'average savings' },
          ],
  };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'About',
    description:
      'Who we are, how we compare beauty prices, how we make money, and why no store can buy a higher spot in our lists.',
    path: '/about',
    keywords: ['about us', 'independent price comparison'],
  });

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AboutHero />
      {loaderData.stats.length > 0 && <AboutStats stats={loaderData.stats} />}
      <AboutStory />
      <AboutValues />
      <HowWeEarn />
    </>
  );
}
