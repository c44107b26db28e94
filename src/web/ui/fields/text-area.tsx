import type { ComponentProps } from 'react';
import { cx } from '../class-names';
import { controlClasses, Field, type FieldTexts } from './field';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {}

/** A multi-line text field with its label; grows with its content where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  id,
  required,
  className,
  ...props
}: TextAreaProps) {
  const texts = { label, hint, error, hideLabel, id, required, className };
  return (
    <Field {...texts}>
      {(control) => (
        <textarea
          rows={5}
          className={cx(controlClasses, 'field-sizing-content max-h-96 min-h-32 resize-y py-2.5')}
          {...control}
          {...props}
        />
      )}
    </Field>
  );
}
