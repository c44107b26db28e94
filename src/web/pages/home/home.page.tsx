import { hasDemoOffers } from '~/domain/demo/demo-offer';
import { defaultListing } from '~/domain/search/listing/listing-params';
import { describeContents, hasPopularProducts } from '~/usecases/catalog/describe-contents.server';
import { describeFigures, storesLabel } from '~/usecases/catalog/describe-figures.server';
import { listProducts } from '~/usecases/listing/list-products.server';
import { listPriceDrops } from '~/usecases/prices/list-price-drops.server';
import { packProduct } from '~/web/shared/catalog/pack-product';
import { RecentlyViewed } from '~/web/shared/catalog/recently-viewed';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { priceDropFeed } from '~/web/shared/price-drop-feed';
import { describeHome } from '~/web/shared/structured-data/describe';
import { StructuredDataScripts } from '~/web/shared/structured-data/structured-data-scripts';
import type { Route } from './+types/home.page';
import { type CategoryCount, categoryCount } from './category-count';
import { CategoryTiles } from './category-tiles';
import { dropJson } from './drop-json';
import { Hero } from './hero';
import { NewsletterSignup } from './newsletter-signup';
import { NotificationLine } from './notification-line';
import { PopularProducts } from './popular-products';
import { PriceDrops } from './price-drops';
import { Testimonials } from './testimonials';
import { WhyChooseUs } from './why-choose-us';

const maxPopularProducts = 12;
const maxPriceDrops = 6;

export const loader = pageLoader(async ({ deps }) => {
  const figures = await describeFigures(deps);
  const { items } = await listProducts(deps, defaultListing);
  const popularProducts = items.slice(0, maxPopularProducts).map(({ product }) => product);
  const drops = await listPriceDrops(deps, { limit: maxPriceDrops });
  const { shelves, variantsOfCategory, ratedCount } = describeContents(deps);
  const counts = Object.entries(variantsOfCategory).map(([slug, variants]) => [
    slug,
    categoryCount(shelves[slug] ?? 0, variants),
  ]);
  return {
    figures: figures.filter(({ label }) => label !== storesLabel),
    categoryCounts: Object.fromEntries(counts) as Record<string, CategoryCount | null>,
    drops: drops.map(dropJson),
    hasDemoDrops: hasDemoOffers(drops.map(({ product }) => product)),
    hasDemoProducts: hasDemoOffers(popularProducts),
    hasPopular: hasPopularProducts(deps),
    isRated: ratedCount > 0,
    popular: popularProducts.map((product) => packProduct(product)),
  };
});

export const meta = staticMeta({
  title: 'Home',
  description:
    'Compare prices and unlock deals on premium skincare, makeup, haircare and fragrance from trusted brands.',
  path: '/',
  feed: priceDropFeed,
  structuredData: import.meta.env.SSR ? describeHome : undefined,
});

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { figures, categoryCounts, drops, popular, hasDemoDrops, hasDemoProducts } = loaderData;
  const { hasPopular, isRated } = loaderData;
  return (
    <>
      <StructuredDataScripts path="/" describe={({ describeHome }, site) => describeHome(site)} />
      <Hero figures={figures} />
      <CategoryTiles counts={categoryCounts} />
      <RecentlyViewed />
      {drops.length > 0 && <PriceDrops drops={drops} isDemo={hasDemoDrops} />}
      {popular.length > 0 && (
        <PopularProducts products={popular} isDemo={hasDemoProducts} hasPopular={hasPopular} />
      )}
      <WhyChooseUs isRated={isRated} />
      <NotificationLine />
      <Testimonials />
      <NewsletterSignup />
    </>
  );
}
