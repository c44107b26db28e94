import { useCallback } from 'react';
import { filters } from '~/domain/search/filters/filters';
import type { ChangeListing } from '../use-listing';
import { ChoiceRow } from './choice-row';
import { FoldingGroup } from './folding-group';

interface StockFilterProps {
  inStock: boolean;
  counts: Record<string, number>;
  change: ChangeListing;
}

/** Only products that some store has in stock. */
export function StockFilter({ inStock, counts, change }: StockFilterProps) {
  const toggle = useCallback(() => change({ inStock: !inStock }), [change, inStock]);
  return (
    <FoldingGroup title={filters.inStock.label} active={inStock ? 1 : 0}>
      <ChoiceRow
        type="checkbox"
        name="inStock"
        value="1"
        checked={inStock}
        onChoose={toggle}
        count={counts.true}
      >
        In stock
      </ChoiceRow>
    </FoldingGroup>
  );
}
