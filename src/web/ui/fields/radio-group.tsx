import { type ReactNode, useId } from 'react';
import { cx } from '../class-names';
import { FieldNotes } from './field';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps {
  label: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/** A choice of one. Native radios, so the browser handles the arrow keys. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, options, value, defaultValue, onChange, hint, error, required } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset className={props.className} aria-describedby={cx(hintId, errorId) || undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-start gap-3 py-1 text-sm has-disabled:cursor-not-allowed has-disabled:opacity-50 pointer-coarse:py-2.75"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onChange?.(option.value)}
            className="mt-px size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-surface transition-[border] checked:border-6 checked:border-accent not-disabled:hover:border-ink checked:hover:border-accent"
          />
          <span className="min-w-0">
            {option.label}
            {option.hint && <span className="block text-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}
