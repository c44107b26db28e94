import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/home.page';
import { CategoryIndex } from './category-index';
import { Hero } from './hero';
import { WhyChooseUs } from './why-choose-us';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Home',
    description:
      'Compare prices and unlock deals on premium skincare, makeup, haircare and fragrance from trusted brands.',
    path: '/',
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <CategoryIndex />
      <WhyChooseUs />
    </>
  );
}
