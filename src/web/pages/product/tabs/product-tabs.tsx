import { Suspense, useState } from 'react';
import { requiredPart } from '~/web/shared/lazy-part';
import { Tabs } from '~/web/ui/tabs/tabs';
import type { ProductPageData } from '../page-data';
import { DetailsPanel } from './details-panel';
import { ReviewsPanel } from './reviews-panel';
import { useTabInAddress } from './use-tab-in-address';

// Rendered by the server, but hidden behind a tab, so its script loads later.
const HowToUsePanel = requiredPart(async () => (await import('./how-to-use-panel')).HowToUsePanel);

export function ProductTabs({ page }: { page: ProductPageData }) {
  const { product } = page;
  const { selected, select, tabs } = useTabInAddress();
  const [isPointed, setIsPointed] = useState(false);
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
            panel: <DetailsPanel page={page} />,
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
            label: <span onPointerEnter={() => setIsPointed(true)}>Reviews</span>,
            panel: (
              <ReviewsPanel product={product} isWanted={isPointed || selected === 'reviews'} />
            ),
          },
        ]}
      />
    </div>
  );
}
