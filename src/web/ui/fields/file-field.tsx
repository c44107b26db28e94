import type { ComponentProps } from 'react';
import { cx } from '../class-names';
import { Field, type FieldTexts, splitFieldProps } from './field';

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldTexts {}

export function FileField(props: FileFieldProps) {
  const { field, control: own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="file"
          className={cx(
            'control',
            'px-2! py-2 text-sm file:mr-4 file:cursor-pointer file:rounded-full file:border-0 file:bg-sunken file:px-4 file:py-2 file:font-semibold file:text-ink',
          )}
          {...control}
          {...own}
        />
      )}
    </Field>
  );
}
