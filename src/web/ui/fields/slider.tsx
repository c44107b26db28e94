import { type ComponentProps, type ReactNode, useId } from 'react';
import { defaultScale, shareOfScale } from './slider-range';
import { useControllableState } from './use-controllable-state';
import './slider.css';

interface SliderProps
  extends Omit<
    ComponentProps<'input'>,
    'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
  > {
  label: ReactNode;
  min?: number;
  max?: number;
  step?: number;
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** Formats the value for the screen and for screen readers: `(cents) => '$12'`. */
  format?: (value: number) => string;
}

export function Slider({
  label,
  min = defaultScale.min,
  max = defaultScale.max,
  step = defaultScale.step,
  value: given,
  defaultValue = min,
  onChange,
  format = String,
  className,
  ...props
}: SliderProps) {
  const id = useId();
  const [value, setValue] = useControllableState(given, defaultValue, onChange);
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="figures">
          {format(value)}
        </output>
      </div>
      <div className="slider" style={{ '--to': shareOfScale(value, { min, max, step }) }}>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => setValue(event.target.valueAsNumber)}
          {...props}
        />
      </div>
    </div>
  );
}
