import { useState } from 'react';
import type { ListingParams } from '~/domain/search/filters/filter';
import { priceSliderScale } from '~/domain/search/filters/price-filters';
import { RangeSlider } from '~/web/ui/fields/range-slider';
import type { SliderRange } from '~/web/ui/fields/slider-range';
import type { ChangeListing } from '../use-listing';
import { FilterGroup } from './filter-group';
import { PriceFields } from './price-fields';

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

/** Product counts per price band, drawn to the scale of the slider. */
function PriceHistogram({ counts }: { counts: readonly number[] }) {
  // The last band is open-ended and has no width on the scale.
  const bands = counts.slice(0, -1);
  const maxCount = Math.max(1, ...bands);
  // Square root scale: low prices are so common that other bars would be invisible.
  const heights = bands.map((count) => Math.sqrt(count / maxCount) * 100);
  const path = heights
    .map((height, band) => `M${band + 0.1} 100V${(100 - height).toFixed(1)}h.8V100z`)
    .join('');
  return (
    <svg
      viewBox={`0 0 ${bands.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="-mb-4.5 block h-12 w-full px-3 text-line"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
