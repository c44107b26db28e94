import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { encodeProductParams, type ProductParams } from '../product-params';
import { tabIds } from '../tabs/tab-ids';

interface ChoiceLinkProps {
  to: ProductParams;
  current: boolean;
  /** The fragment to scroll to when the page reloads, without scripts. */
  anchor: string;
  children: ReactNode;
}

/** A link to another view of the same page, in an element with the class `choices`. */
export function ChoiceLink({ to, current, anchor, children }: ChoiceLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const search = encodeProductParams(to);

  function choose(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Keep the open tab in the URL; any other fragment would scroll the page.
    const tab = tabIds.find((id) => window.location.hash === `#${id}`);
    navigate({ search, hash: tab ? `#${tab}` : '' }, { replace: true, preventScrollReset: true });
  }

  return (
    <a
      href={`${search || pathname}#${anchor}`}
      aria-current={current || undefined}
      onClick={choose}
    >
      {children}
    </a>
  );
}
