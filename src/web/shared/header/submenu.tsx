import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { ChevronDownIcon } from '~/web/ui/icons';
import { Link } from '~/web/ui/link';
import { Popover } from '~/web/ui/overlays/popover';
import { useHasProducts } from '../root-data';
import { currentLink, type MenuItem } from '../site-map';
import { useMenuKeys } from './use-menu-keys';

const openAfterMs = 100;
const closeAfterMs = 220;
/** A click this soon after hover opened the list should not close it. */
const sameGestureMs = 600;

/** A menu item with a submenu that opens on click, keyboard and hover. */
export function Submenu({ item, current }: { item: MenuItem; current: boolean }) {
  const hasProducts = useHasProducts();
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const hoveredAt = useRef(Number.NEGATIVE_INFINITY);

  const afterDelay = (delay: number, act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  const open = afterDelay(openAfterMs, () => {
    if (list.current?.matches(':popover-open')) return;
    list.current?.showPopover();
    hoveredAt.current = performance.now();
  });
  const close = afterDelay(closeAfterMs, () => list.current?.hidePopover());
  const keys = useMenuKeys(() => {
    if (!list.current?.matches(':popover-open')) list.current?.showPopover();
  });
  const keepOpen = (event: MouseEvent) => {
    if (performance.now() - hoveredAt.current < sameGestureMs) event.preventDefault();
  };

  const links = (item.links ?? []).filter(({ to }) => hasProducts(to));
  const currentTo = currentLink(links, useLocation());

  return (
    <li onPointerEnter={open} onPointerLeave={close} onKeyDown={keys}>
      <Popover
        ref={list}
        className="min-w-56 p-2"
        trigger={(props) => (
          <button
            type="button"
            onClick={keepOpen}
            aria-current={current ? 'true' : undefined}
            className={current ? 'current' : undefined}
            {...props}
          >
            {item.label}
            <ChevronDownIcon className="-mr-1 size-4" />
          </button>
        )}
      >
        <ul className="submenu">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} aria-current={to === currentTo ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </li>
  );
}
