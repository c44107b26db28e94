import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names';
import { Field, type FieldTexts, splitFieldProps } from './field';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {
  /** Shown inside the start of the field: an icon, a currency sign. */
  leading?: ReactNode;
  /** Shown inside the end of the field: a small button, a unit. */
  trailing?: ReactNode;
}

export function TextField({ leading, trailing, ...props }: TextFieldProps) {
  const { field, control: own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-soft">
              {leading}
            </span>
          )}
          <input
            type="text"
            className={cx(
              'control',
              'h-12',
              Boolean(leading) && 'pl-11',
              Boolean(trailing) && 'pr-13',
            )}
            {...control}
            {...own}
          />
          {trailing && (
            <span className="absolute inset-y-0 right-0.5 grid min-w-11 place-items-center text-soft">
              {trailing}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
