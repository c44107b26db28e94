import type { ReactNode } from 'react';

/** Says what a page needs, to visitors whose browser runs no scripts. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-8 max-w-prose border-accent border-l-2 bg-blush px-5 py-4">{children}</p>
    </noscript>
  );
}
