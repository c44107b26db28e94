import { useState } from 'react';
import { type ListingParams, priceSliderScale } from '~/domain/search/listing-params';
import { RangeSlider } from '~/web/ui/fields/range-slider';
import type { SliderRange } from '~/web/ui/fields/slider-range';
import type { ChangeListing } from '../use-listing';
import { FilterGroup } from './filter-group';
import { PriceFields } from './price-fields';
import { PriceHistogram } from './price-histogram';

interface PriceFilterProps {
  params: ListingParams;
  /** Product counts in price bands of equal width; the last band is open-ended. */
  counts: readonly number[];
  change: ChangeListing;
}

/** The price range, by slider or number. It replaces price bands such as 'Under $25'. */
export function PriceFilter({ params, counts, change }: PriceFilterProps) {
  const [dragged, setDragged] = useState<SliderRange | null>(null);
  const chosen: SliderRange = [params.minPrice, params.maxPrice];
  const [low, high] = dragged ?? chosen;
  const apply = ([minPrice, maxPrice]: SliderRange) => {
    setDragged(null);
    change({ minPrice, maxPrice, price: null });
  };
  return (
    <FilterGroup
      title="Price"
      value={
        <span className="figures noscript:hidden">
          {inDollars(low)} – {inDollars(high)}
        </span>
      }
    >
      <div className="noscript:hidden">
        <PriceHistogram counts={counts} />
        <RangeSlider
          label={<span className="sr-only">Price range</span>}
          low={{ label: 'Lowest price' }}
          high={{ label: 'Highest price' }}
          {...priceSliderScale}
          value={dragged ?? chosen}
          onChange={setDragged}
          onCommit={apply}
          format={inDollars}
          hideRange
        />
      </div>
      <PriceFields chosen={dragged ?? chosen} apply={apply} />
    </FilterGroup>
  );
}

/** The end of the slider means 'or more'. */
function inDollars(value: number): string {
  const amount = Number.isInteger(value) ? `$${value}` : `$${value.toFixed(2)}`;
  return value === priceSliderScale.max ? `${amount}+` : amount;
}
