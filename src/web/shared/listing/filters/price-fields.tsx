import { priceSliderScale } from '~/domain/search/filters/price-filters';
import type { SliderRange } from '~/web/ui/fields/slider-range';
import { DollarFields } from './dollar-fields';

interface PriceFieldsProps {
  chosen: SliderRange;
  apply: (range: SliderRange) => void;
}

const { min: lowest, max: highest } = priceSliderScale;

/** The price range as two number fields; an empty field means the end of the slider. */
export function PriceFields({ chosen: [min, max], apply }: PriceFieldsProps) {
  return (
    <DollarFields
      names={['minPrice', 'maxPrice']}
      labels={['Min', 'Max']}
      placeholders={[String(lowest), `${highest}+`]}
      chosen={[min === lowest ? null : min, max === highest ? null : max]}
      apply={([from, to]) => apply([from ?? lowest, to ?? highest])}
    />
  );
}
