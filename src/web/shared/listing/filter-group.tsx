import type { ReactNode } from 'react';

/** One question of the filter panel. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t pt-4 pb-5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-2 font-semibold text-sm">
        {title}
      </p>
      {children}
    </fieldset>
  );
}
