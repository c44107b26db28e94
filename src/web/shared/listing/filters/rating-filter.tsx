import { useCallback } from 'react';
import { starFill } from '~/web/ui/star-fill';
import type { ChangeListing } from '../use-listing';
import { ChoiceRow } from './choice-row';
import { FilterGroup } from './filter-group';

interface RatingFilterProps {
  rating: number;
  counts: Record<string, number>;
  change: ChangeListing;
}

const steps = [4, 3, 2, 1];

/** The minimum rating. */
export function RatingFilter({ rating, counts, change }: RatingFilterProps) {
  const choose = useCallback((value: string) => change({ rating: Number(value) }), [change]);
  return (
    <FilterGroup title="Rating">
      {steps.map((step) => (
        <ChoiceRow
          key={step}
          type="radio"
          name="rating"
          value={String(step)}
          checked={rating === step}
          onChoose={choose}
          count={counts[step] ?? 0}
        >
          <Stars step={step} />
        </ChoiceRow>
      ))}
      <ChoiceRow type="radio" name="rating" value="0" checked={rating === 0} onChoose={choose}>
        Any
      </ChoiceRow>
    </FilterGroup>
  );
}

function Stars({ step }: { step: number }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="stars text-base"
        style={{ '--fill': `${starFill(step)}%` }}
      />
      <span className="figures">
        {step}+<span className="sr-only"> stars</span>
      </span>
    </span>
  );
}
