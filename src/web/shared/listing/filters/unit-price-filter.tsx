import { useCallback } from 'react';
import type { ListingParams } from '~/domain/search/filters/filter';
import { filters } from '~/domain/search/filters/filters';
import { unitLabels } from '~/domain/search/filters/value-filters';
import { unitKinds } from '~/domain/search/search-index';
import { cx } from '~/web/ui/class-names';
import type { ChangeListing } from '../use-listing';
import { ChoiceRow } from './choice-row';
import { DollarFields } from './dollar-fields';
import { FoldingGroup } from './folding-group';

interface UnitPriceFilterProps {
  params: Pick<ListingParams, 'unit' | 'minUnitPrice' | 'maxUnitPrice'>;
  /** Products by kind of unit. */
  counts: Record<string, number>;
  change: ChangeListing;
}

/** The price per fluid ounce, ounce or piece. Only prices of the same unit can be compared. */
export function UnitPriceFilter({ params, counts, change }: UnitPriceFilterProps) {
  const { unit, minUnitPrice, maxUnitPrice } = params;
  const unitWords = unit === null ? 'per unit' : unitLabels[unit];
  const choose = useCallback(
    (value: string) =>
      change({
        unit: unitKinds.find((kind) => kind === value) ?? null,
        minUnitPrice: null,
        maxUnitPrice: null,
      }),
    [change],
  );
  return (
    <FoldingGroup title={filters.unit.label} active={unit === null ? 0 : 1}>
      <ChoiceRow type="radio" name="unit" value="" checked={unit === null} onChoose={choose}>
        Any
      </ChoiceRow>
      {unitKinds.map((kind) => (
        <ChoiceRow
          key={kind}
          type="radio"
          name="unit"
          value={kind}
          checked={unit === kind}
          onChoose={choose}
          count={counts[kind] ?? 0}
        >
          {unitNames[kind]}
        </ChoiceRow>
      ))}
      <div className={cx('mt-2', unit === null && 'hidden noscript:block')}>
        <DollarFields
          names={['minUnitPrice', 'maxUnitPrice']}
          labels={[`Min ${unitWords}`, `Max ${unitWords}`]}
          chosen={[minUnitPrice, maxUnitPrice]}
          apply={([min, max]) => change({ minUnitPrice: min, maxUnitPrice: max })}
        />
      </div>
    </FoldingGroup>
  );
}

const unitNames = { volume: 'Per fluid ounce', weight: 'Per ounce', count: 'Each' };
