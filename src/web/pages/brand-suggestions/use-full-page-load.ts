import { useEffect } from 'react';

/**
 * Keeps a page and its document together. What a page may talk to is decided when its document comes, so
 * this one is loaded anew when the router brought it into another's document, and left by loading the
 * next page rather than by drawing it into this document.
 */
export function useFullPageLoad(): void {
  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation');
    if (arrival && new URL(arrival.name).pathname !== location.pathname) location.reload();
    // Before React hears of it: the browser then follows links and sends forms by itself.
    const leave = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('main form')) return;
      if (event.type === 'submit' || target.closest('a[href]')) event.stopPropagation();
    };
    window.addEventListener('click', leave, true);
    window.addEventListener('submit', leave, true);
    return () => {
      window.removeEventListener('click', leave, true);
      window.removeEventListener('submit', leave, true);
    };
  }, []);
}
