import type { ComponentProps } from 'react';
import { cx } from '../class-names';
import { ChevronDownIcon } from '../icons';
import { Field, type FieldTexts, splitFieldProps } from './field';

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  /** `pill` is for a row of buttons, `field` for a form. */
  shape?: 'field' | 'pill';
}

const shapes = {
  field: 'h-12',
  // Smaller only without touch: phones zoom in on text below 16 px.
  pill: 'h-11 rounded-full! pl-5 pointer-fine:text-sm',
};

/** A native select with its label; the options are its children. */
export function SelectField({ shape = 'field', children, ...props }: SelectFieldProps) {
  const { field, control: own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select
            className={cx('control', shapes[shape], 'appearance-none truncate pr-10')}
            {...control}
            {...own}
          >
            {children}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4.5 text-soft" />
        </div>
      )}
    </Field>
  );
}
