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
  /** How many products cost what, in bands of equal width; the last is open. */
  counts: readonly number[];
  change: ChangeListing;
}

/** From here to there: by hand or by number. Either takes the place of 'Under $25' and the like. */
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

/** The end of the slider means: and more. */
function inDollars(value: number): string {
  const amount = Number.isInteger(value) ? `$${value}` : `$${value.toFixed(2)}`;
  return value === priceSliderScale.max ? `${amount}+` : amount;
}
