import { useEffect, useRef, useState } from 'react';
import { priceSliderScale } from '~/domain/search/filters/number-filters';
import type { SliderRange } from '~/web/ui/fields/slider-range';
import { TextField } from '~/web/ui/fields/text-field';

interface PriceFieldsProps {
  chosen: SliderRange;
  apply: (range: SliderRange) => void;
}

const debounceMs = 300;
const maxPriceDollars = 100_000;

/** The price range as two number fields; an empty field means the end of the scale. */
export function PriceFields({ chosen, apply }: PriceFieldsProps) {
  const [typed, setTyped] = useState<[low: string, high: string] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [low, high] = typed ?? [
    asText(chosen[0], priceSliderScale.min),
    asText(chosen[1], priceSliderScale.max),
  ];

  function applySoon(next: [string, string]) {
    setTyped(next);
    clearTimeout(timer.current);
    // While typing 80, the maximum is 8 for a moment; don't apply it if it is below the minimum.
    timer.current = setTimeout(() => {
      const [from, to] = readRange(next);
      if (from <= to) applyIfNew([from, to]);
    }, debounceMs);
  }
  function applyNow() {
    clearTimeout(timer.current);
    if (!typed) return;
    setTyped(null);
    const [a, b] = readRange(typed);
    applyIfNew(a <= b ? [a, b] : [b, a]);
  }
  function applyIfNew(range: SliderRange) {
    if (range[0] !== chosen[0] || range[1] !== chosen[1]) apply(range);
  }
  const field = {
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    max: maxPriceDollars,
    step: 'any',
    leading: '$',
    onBlur: applyNow,
    className: 'min-w-0 grow basis-0',
  } as const;
  return (
    <div className="flex items-end gap-3">
      <TextField
        {...field}
        label="Min"
        name="minPrice"
        placeholder={String(priceSliderScale.min)}
        value={low}
        onChange={(event) => applySoon([event.target.value, high])}
      />
      <TextField
        {...field}
        label="Max"
        name="maxPrice"
        placeholder={`${priceSliderScale.max}+`}
        value={high}
        onChange={(event) => applySoon([low, event.target.value])}
      />
    </div>
  );
}

function asText(value: number, end: number): string {
  return value === end ? '' : String(value);
}

function readRange([low, high]: [string, string]): SliderRange {
  return [readDollars(low, priceSliderScale.min), readDollars(high, priceSliderScale.max)];
}

/** Rounds to whole cents; invalid input counts as empty. */
function readDollars(text: string, fallback: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) return fallback;
  return Math.min(maxPriceDollars, Math.round(value * 100) / 100);
}
