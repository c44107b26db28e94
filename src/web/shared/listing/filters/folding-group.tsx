import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '~/web/ui/icons';

interface FoldingGroupProps {
  title: string;
  /** How many of its choices are selected; with any, the group starts open. */
  active: number;
  children: ReactNode;
}

/** A group of the filter panel that starts closed. Its inputs are part of the form all the same. */
export function FoldingGroup({ title, active, children }: FoldingGroupProps) {
  // Only at first: removing the last choice must not close the group under the pointer.
  const [startsOpen] = useState(active > 0);
  return (
    <fieldset className="border-line border-t">
      <legend className="sr-only">{title}</legend>
      <details open={startsOpen} className="group/fold">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
          <span className="font-semibold">{title}</span>
          {active > 0 && (
            <span className="figures text-accent">
              {active}
              <span className="sr-only"> selected</span>
            </span>
          )}
          <ChevronDownIcon className="ml-auto size-4 text-soft transition-transform group-open/fold:rotate-180" />
        </summary>
        <div className="pb-5">{children}</div>
      </details>
    </fieldset>
  );
}
