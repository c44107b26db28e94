import { PageHeader } from '~/web/shared/page-header';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/brand-suggestions.page';
import { BrandNameGenerator } from './brand-name-generator';
import { useFullPageLoad } from './use-full-page-load';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Brand Name Generator',
    description: 'Three names for your next beauty idea, from an AI provider and your own key.',
    path: '/brand-suggestions',
    keywords: ['brand name generator', 'beauty brand names'],
  });

export default function BrandSuggestionsPage() {
  useFullPageLoad();
  return (
    <>
      <PageHeader
        eyebrow="A small tool"
        title="Brand Name Generator"
        lead="Three names for a beauty price-comparison brand, made by an AI provider with your own key."
      />
      <div className="page-column">
        <BrandNameGenerator />
      </div>
    </>
  );
}
