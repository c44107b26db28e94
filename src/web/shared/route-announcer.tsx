import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A navigation in the browser makes no sound. This says the new page's title to screen readers,
 * and takes the keyboard to the content when the link that was followed is gone.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    setTitle(document.title);
    // Where to scroll is the router's decision alone.
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
