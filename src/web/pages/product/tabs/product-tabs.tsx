import { Suspense } from 'react';
import { requiredPart } from '~/web/shared/lazy-part';
import { Tabs } from '~/web/ui/tabs/tabs';
import type { ProductPageData } from '../page-data';
import { DetailsPanel } from './details-panel';
import { useTabInAddress } from './use-tab-in-address';

// Rendered by the server, but hidden behind a tab, so their scripts load later.
const HowToUsePanel = requiredPart(async () => (await import('./how-to-use-panel')).HowToUsePanel);
const ReviewsPanel = requiredPart(async () => (await import('./reviews-panel')).ReviewsPanel);

export function ProductTabs({ page }: { page: ProductPageData }) {
  const { product, label, related } = page;
  const { selected, select, tabs } = useTabInAddress();
  return (
    <div ref={tabs} className="mt-16 scroll-mt-24 sm:mt-20">
      <Tabs
        label="About this product"
        selected={selected}
        onSelect={select}
        tabs={[
          {
            id: 'details',
            label: 'Details',
            panel: (
              <DetailsPanel product={product} label={label} complementary={related.complementary} />
            ),
          },
          {
            id: 'how-to-use',
            label: 'How to Use',
            panel: (
              <Suspense>
                <HowToUsePanel product={product} />
              </Suspense>
            ),
          },
          {
            id: 'reviews',
            label: 'Reviews',
            panel: (
              <Suspense>
                <ReviewsPanel product={product} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
