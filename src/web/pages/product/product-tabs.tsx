import { Tabs } from '~/web/ui/tabs';
import { DetailsPanel } from './details-panel';
import { HowToUsePanel } from './how-to-use-panel';
import type { ProductPageData } from './page-data';
import { ReviewsPanel } from './reviews-panel';
import { useTabInAddress } from './use-tab-in-address';

interface ProductTabsProps {
  page: ProductPageData;
}

/** What it is, how it is used, what others say. */
export function ProductTabs({ page }: ProductTabsProps) {
  const { product, related, routine } = page;
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
            panel: <DetailsPanel product={product} complementary={related.complementary} />,
          },
          {
            id: 'how-to-use',
            label: 'How to Use',
            panel: <HowToUsePanel howToUse={product.howToUse} guide={routine} />,
          },
          { id: 'reviews', label: 'Reviews', panel: <ReviewsPanel product={product} /> },
        ]}
      />
    </div>
  );
}
