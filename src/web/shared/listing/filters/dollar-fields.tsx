import { useEffect, useRef, useState } from 'react';
import { TextField } from '~/web/ui/fields/text-field';

/** Null: no limit. */
type DollarRange = readonly [min: number | null, max: number | null];

interface DollarFieldsProps {
  /** The URL parameters. */
  names: readonly [min: string, max: string];
  labels: readonly [min: string, max: string];
  /** Shown in empty fields. */
  placeholders?: readonly [min: string, max: string];
  chosen: DollarRange;
  apply: (range: DollarRange) => void;
}

const debounceMs = 300;
const maxDollars = 100_000;

/** A range of dollars as two number fields; an empty field means no limit. */
export function DollarFields(props: DollarFieldsProps) {
  const { names, labels, placeholders, chosen, apply } = props;
  const [typed, setTyped] = useState<[min: string, max: string] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const texts = typed ?? [String(chosen[0] ?? ''), String(chosen[1] ?? '')];

  function applySoon(next: [string, string]) {
    setTyped(next);
    clearTimeout(timer.current);
    // While typing 80, the maximum is 8 for a moment; don't apply it if it is below the minimum.
    timer.current = setTimeout(() => {
      const range = readRange(next);
      if (isOrdered(range)) applyIfNew(range);
    }, debounceMs);
  }
  function applyNow() {
    clearTimeout(timer.current);
    if (!typed) return;
    setTyped(null);
    const range = readRange(typed);
    applyIfNew(isOrdered(range) ? range : [range[1], range[0]]);
  }
  function applyIfNew(range: DollarRange) {
    if (range[0] !== chosen[0] || range[1] !== chosen[1]) apply(range);
  }
  return (
    <div className="flex items-end gap-3">
      {([0, 1] as const).map((end) => (
        <TextField
          key={names[end]}
          type="number"
          inputMode="decimal"
          min={0}
          max={maxDollars}
          step="any"
          leading="$"
          label={labels[end]}
          name={names[end]}
          placeholder={placeholders?.[end]}
          value={texts[end]}
          onChange={({ target: { value } }) =>
            applySoon(end === 0 ? [value, texts[1]] : [texts[0], value])
          }
          onBlur={applyNow}
          className="min-w-0 grow basis-0"
        />
      ))}
    </div>
  );
}

const isOrdered = ([min, max]: DollarRange) => min === null || max === null || min <= max;

const readRange = ([min, max]: readonly [string, string]): DollarRange => [
  readDollars(min),
  readDollars(max),
];

/** Rounds to whole cents; invalid input counts as empty. */
function readDollars(text: string): number | null {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) return null;
  return Math.min(maxDollars, Math.round(value * 100) / 100);
}
