import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cx } from '~/web/ui/class-names';
import { encodeProductParams, type ProductParams } from '../product-params';
import { tabIds } from '../tabs/tab-ids';

interface ChoiceLinkProps {
  /** The view it leads to. */
  to: ProductParams;
  current: boolean;
  /** Where the page is found again after it was loaded anew, when there are no scripts. */
  anchor: string;
  children: ReactNode;
}

/** One of several views of the same page: a link that changes what is shown and nothing else. */
export function ChoiceLink({ to, current, anchor, children }: ChoiceLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const search = encodeProductParams(to);

  function choose(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // An open tab stays in the address; any other anchor would pull the page to it.
    const tab = tabIds.find((id) => window.location.hash === `#${id}`);
    navigate({ search, hash: tab ? `#${tab}` : '' }, { replace: true, preventScrollReset: true });
  }

  return (
    <a
      href={`${pathname}${search}#${anchor}`}
      aria-current={current || undefined}
      className={cx(
        'inline-flex min-h-9 items-center rounded-full border px-3.5 font-semibold text-sm no-underline transition-colors pointer-coarse:min-h-11',
        current
          ? 'border-ink bg-ink text-paper forced-colors:bg-[SelectedItem] forced-colors:text-[SelectedItemText]'
          : 'border-line text-soft hover:border-edge hover:text-ink',
      )}
      onClick={choose}
    >
      {children}
    </a>
  );
}
