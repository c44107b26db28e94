import type { ReactNode } from 'react';

/** Explains what a page needs to visitors without JavaScript. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-8 max-w-prose border-accent border-l-2 bg-blush px-5 py-4">{children}</p>
    </noscript>
  );
}
