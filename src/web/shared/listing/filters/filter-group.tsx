import type { ReactNode } from 'react';

interface FilterGroupProps {
  title: string;
  /** What is chosen, at the end of the title's line. */
  value?: ReactNode;
  children: ReactNode;
}

/** One question of the filter panel. */
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
