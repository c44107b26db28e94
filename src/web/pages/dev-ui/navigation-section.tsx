import { Breadcrumb } from '~/web/ui/breadcrumb';
import { Pagination } from '~/web/ui/pagination';
import { Tabs } from '~/web/ui/tabs/tabs';
import { Specimen, StyleGuideSection } from './specimen';

const hrefFor = (page: number) => `?page=${page}#navigation`;

export function NavigationSection() {
  return (
    <StyleGuideSection
      id="navigation"
      number="09"
      title="Navigation"
      intro="Real links for navigation; arrow keys, Home and End for tabs."
    >
      <Specimen name="Breadcrumb">
        <Breadcrumb
          className="max-w-lg"
          trail={[
            { label: 'Home', to: '/' },
            { label: 'Skincare', to: '/?category=skincare' },
          ]}
          current="A product with a name that is much too long for a single line"
        />
      </Specimen>
      <Specimen name="Pagination">
        <div className="space-y-3">
          <Pagination label="Pages, at the start" page={1} pageCount={20} hrefFor={hrefFor} />
          <Pagination label="Pages, in the middle" page={10} pageCount={20} hrefFor={hrefFor} />
          <Pagination label="Pages, at the end" page={2083} pageCount={2083} hrefFor={hrefFor} />
          <Pagination label="Pages, few" page={2} pageCount={3} hrefFor={hrefFor} />
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="About the product"
          tabs={[
            { id: 'about', label: 'Description', panel: <p>A serum that does what it says.</p> },
            { id: 'use', label: 'How to use', panel: <p>Two drops, in the evening.</p> },
            { id: 'ingredients', label: 'Ingredients', panel: <p>Aqua, glycerin, niacinamide.</p> },
            { id: 'reviews', label: 'Reviews', panel: <p>No reviews yet.</p> },
          ]}
        />
      </Specimen>
    </StyleGuideSection>
  );
}
