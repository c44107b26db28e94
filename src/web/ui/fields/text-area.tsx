import type { ComponentProps } from 'react';
import { cx } from '../class-names';
import { Field, type FieldTexts, splitFieldProps } from './field';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {}

/** A multi-line text field with its label; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { field, control: own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={5}
          className={cx('control', 'field-sizing-content max-h-96 min-h-32 resize-y py-2.5')}
          {...control}
          {...own}
        />
      )}
    </Field>
  );
}
