import type { ReactNode } from 'react';

interface FilterGroupProps {
  title: string;
  /** The selected value, shown after the title. */
  value?: ReactNode;
  children: ReactNode;
}

/** One group of the filter panel. */
export function FilterGroup({ title, value, children }: FilterGroupProps) {
  return (
    <fieldset className="border-line border-t pt-4 pb-5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-2 flex justify-between gap-4 text-sm">
        <span className="font-semibold">{title}</span>
        {value}
      </p>
      {children}
    </fieldset>
  );
}
