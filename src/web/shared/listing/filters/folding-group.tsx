import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '~/web/ui/icons';

interface FoldingGroupProps {
  title: string;
  /** How many of its choices are selected; with any, the group starts open. */
  active: number;
  /** Called when it opens, and if it was opened before scripts ran. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A group of the filter panel that starts closed. Its inputs are part of the form all the same. */
export function FoldingGroup({ title, active, onOpen, children }: FoldingGroupProps) {
  // Only at first: removing the last choice must not close the group under the pointer.
  const [startsOpen] = useState(active > 0);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current?.open) onOpen?.();
  }, [onOpen]);
  return (
    <fieldset className="border-line border-t">
      <legend className="sr-only">{title}</legend>
      <details
        ref={details}
        open={startsOpen}
        className="fold"
        onToggle={(event) => event.currentTarget.open && onOpen?.()}
      >
        <summary>
          <b>{title}</b>
          {active > 0 && (
            <span className="figures text-accent">
              {active}
              <span className="sr-only"> selected</span>
            </span>
          )}
          <ChevronDownIcon />
        </summary>
        <div className="pb-5">{children}</div>
      </details>
    </fieldset>
  );
}
