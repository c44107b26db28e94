import { useEffect, useRef, useState } from 'react';
import { type TabId, tabIds } from './tab-ids';

const tabInAddress = () => tabIds.find((id) => window.location.hash === `#${id}`);

/**
 * Which tab is open, kept after the # of the address. The server never sees that part, so a page
 * that is opened at a tab goes there once it runs. Going through tabs is no history of its own.
 */
export function useTabInAddress() {
  const [selected, setSelected] = useState<TabId>(tabIds[0]);
  const tabs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function follow() {
      const tab = tabInAddress();
      if (!tab) return;
      setSelected(tab);
      tabs.current?.scrollIntoView();
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  function select(id: string) {
    const tab = tabIds.find((known) => known === id);
    if (!tab) return;
    setSelected(tab);
    const { pathname, search } = window.location;
    const hash = tab === tabIds[0] ? '' : `#${tab}`;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  }

  return { selected, select, tabs };
}
