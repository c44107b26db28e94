import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../class-names';
import { CheckIcon } from '../page-icons';
import { FieldNotes } from './field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label; the whole line is the target. */
export function Checkbox({ label, hint, error, id, required, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className={className}>
      <label className="flex cursor-pointer items-start gap-3 py-1 text-sm has-disabled:cursor-not-allowed has-disabled:opacity-50 pointer-coarse:py-2.75">
        <span className="relative mt-px shrink-0">
          <input
            id={inputId}
            type="checkbox"
            required={required}
            aria-describedby={cx(hintId, errorId) || undefined}
            aria-invalid={error ? true : undefined}
            className="peer block size-5 cursor-[inherit] appearance-none rounded-sm border border-edge bg-surface transition-colors checked:border-accent checked:bg-accent not-disabled:hover:border-ink aria-invalid:border-danger"
            {...props}
          />
          <CheckIcon className="pointer-events-none absolute inset-0 m-auto size-4 stroke-[2.5] text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]" />
        </span>
        <span className="min-w-0 grow">
          {label}
          {required && (
            <span aria-hidden="true" className="text-accent">
              {'\u00a0*'}
            </span>
          )}
        </span>
      </label>
      <div className="-mt-1 pl-8">
        <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
      </div>
    </div>
  );
}
