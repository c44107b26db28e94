import { useEffect, useRef, useState } from 'react';
import { type TabId, tabIds } from './tab-ids';

const tabInAddress = () => tabIds.find((id) => window.location.hash === `#${id}`);

/**
 * Keeps the open tab in the URL fragment. The server never sees the fragment, so the tab is
 * selected after hydration. Changing tabs adds no history entries.
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
