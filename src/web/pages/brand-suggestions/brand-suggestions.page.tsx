import { PageHeader } from '~/web/shared/page-header';
import { staticMeta } from '~/web/shared/page-meta';
import { BrandNameGenerator } from './brand-name-generator';
import { useFullPageLoad } from './use-full-page-load';

export const meta = staticMeta({
  title: 'Brand Name Generator',
  description:
    'Get three names for your next beauty idea from an AI provider, using your own API key.',
  path: '/brand-suggestions',
  keywords: ['brand name generator', 'beauty brand names'],
});

export default function BrandSuggestionsPage() {
  useFullPageLoad();
  return (
    <>
      <PageHeader
        eyebrow="Tools"
        title="Brand Name Generator"
        lead="Get three names for a beauty price-comparison brand from an AI provider, using your own API key."
      />
      <div className="page-column">
        <BrandNameGenerator />
      </div>
    </>
  );
}
