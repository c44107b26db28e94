import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { Link } from '~/web/ui/link';
import { isCurrent, mainMenu } from '../site-map';
import { Submenu } from './submenu';

/** Left and right arrow keys move between the items of the bar, also out of an open submenu. */
function moveAlong(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof Node)) return;
  const items = [...event.currentTarget.children];
  const at = items.findIndex((item) => item.contains(target));
  if (at < 0) return;
  event.preventDefault();
  items[at]?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const next = items[(at + step + items.length) % items.length];
  next?.querySelector<HTMLElement>('a, button')?.focus();
}

export function DesktopMenu() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="menu-bar" onKeyDown={moveAlong}>
        {mainMenu.map((item) => {
          const current = isCurrent(item, pathname);
          if (item.links) return <Submenu key={item.label} item={item} current={current} />;
          return (
            <li key={item.label}>
              <Link
                to={item.to ?? '/'}
                aria-current={item.to === pathname ? 'page' : undefined}
                className={current ? 'current' : undefined}
              >
                {item.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
