import { describeFigures } from '~/usecases/catalog/describe-figures.server';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import type { Route } from './+types/about.page';
import { AboutHero } from './about-hero';
import { AboutStory } from './about-story';
import { AboutValues } from './about-values';
import { HowWeEarn } from './how-we-earn';

export const loader = pageLoader(async ({ deps }) => ({ stats: await describeFigures(deps) }));

export const meta = staticMeta({
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

interface Stat {
  value: string;
  label: string;
}

/** Counted in the catalog and rounded down. */
function AboutStats({ stats }: { stats: readonly Stat[] }) {
  return (
    <section aria-label="Key figures" className="border-line border-y bg-surface">
      <dl className="figures page-column grid grid-cols-2 divide-line py-10 max-lg:gap-y-8 lg:grid-cols-4 lg:divide-x lg:py-14">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end lg:not-first:pl-8">
            <dt className="mt-1 text-soft text-sm">{label}</dt>
            <dd className="font-display text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
