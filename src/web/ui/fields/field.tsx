import { type ReactNode, useId } from 'react';
import { cx } from '../class-names';
import { WarningIcon } from '../icons';

export interface FieldTexts {
  label: ReactNode;
  /** Help text, always visible. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
}

/** The attributes that connect a control with its label and notes. */
export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FrameProps extends FieldTexts {
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

interface FieldProps extends FrameProps {
  children: (control: ControlProps) => ReactNode;
}

/** Separates the props of a field from those of its control. */
export function splitFieldProps<Props extends FrameProps>(props: Props) {
  const { label, hint, error, hideLabel, id, required, className, ...control } = props;
  return { field: { label, hint, error, hideLabel, id, required, className }, control };
}

/** Label, hint and error of a control, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  required,
  className,
  children,
  ...props
}: FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block font-semibold text-sm'}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-accent">
            {'\u00a0*'}
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-describedby': cx(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}

interface FieldNotesProps {
  hint: ReactNode;
  error: ReactNode;
  hintId: string | undefined;
  errorId: string | undefined;
}

export function FieldNotes({ hint, error, hintId, errorId }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className="mt-1.5 text-soft text-sm">
          {hint}
        </p>
      )}
      {/* Always rendered, so that screen readers announce an error when it appears. */}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1.5 flex gap-1.5 text-danger text-sm">
            <WarningIcon className="mt-0.5 size-4.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </>
  );
}
