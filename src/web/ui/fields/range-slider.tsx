import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { cx } from '../class-names';
import {
  defaultScale,
  moveThumb,
  nearestThumb,
  type SliderRange,
  shareOfScale,
  snapRange,
  snapToScale,
} from './slider-range';
import { useControllableState } from './use-controllable-state';
import './slider.css';

interface RangeSliderProps {
  label: ReactNode;
  /** Label and form field name of each thumb. */
  low: { label: string; name?: string };
  high: { label: string; name?: string };
  min?: number;
  max?: number;
  step?: number;
  value?: SliderRange;
  defaultValue?: SliderRange;
  onChange?: (range: SliderRange) => void;
  onCommit?: (range: SliderRange) => void;
  format?: (value: number) => string;
  /** Hides the chosen range, for an owner that shows it elsewhere. */
  hideRange?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A range slider with two thumbs that cannot cross. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, low, high, onCommit, format = String, disabled, className } = props;
  const scale = {
    min: props.min ?? defaultScale.min,
    max: props.max ?? defaultScale.max,
    step: props.step ?? defaultScale.step,
  };
  const initial = props.defaultValue ?? [scale.min, scale.max];
  const [wanted, setRange] = useControllableState(props.value, initial, props.onChange);
  const range = snapRange(wanted, scale);
  const [from, to] = range;

  const before = useRef(range);
  function commit() {
    if (before.current[0] !== from || before.current[1] !== to) onCommit?.(range);
  }
  function pressKey(event: KeyboardEvent) {
    if (!event.repeat) before.current = range;
  }
  function pressTrack(event: PointerEvent<HTMLDivElement>) {
    before.current = range;
    if (disabled || event.target !== event.currentTarget) return;
    // The press counts wherever the pointer is let go.
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const pressed = snapToScale(scale.min + share * (scale.max - scale.min), scale);
    setRange(moveThumb(range, nearestThumb(range, pressed), pressed));
  }
  const thumb = (which: 'low' | 'high', value: number, { label, name }: typeof low) => (
    <input
      type="range"
      name={name}
      aria-label={label}
      aria-valuetext={format(value)}
      {...scale}
      value={value}
      disabled={disabled}
      // When both are at the end, the low one must be on top; otherwise neither could move.
      className={cx(which === 'low' && shareOfScale(from, scale) > 0.5 && 'z-1')}
      onChange={(event) => setRange(moveThumb(range, which, event.target.valueAsNumber))}
      onKeyDown={pressKey}
      onKeyUp={commit}
    />
  );

  return (
    <fieldset className={className}>
      <legend className="float-left font-semibold text-sm">{label}</legend>
      {!props.hideRange && (
        <output className="figures float-right text-sm">
          {format(from)} – {format(to)}
        </output>
      )}
      <div
        className="slider slider-pair clear-both"
        style={{ '--from': shareOfScale(from, scale), '--to': shareOfScale(to, scale) }}
        onPointerDown={pressTrack}
        onPointerUp={commit}
      >
        {thumb('low', from, low)}
        {thumb('high', to, high)}
      </div>
    </fieldset>
  );
}
