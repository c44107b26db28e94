import { useEffect } from 'react';

/**
 * Forces full page loads into and out of this page. The content security policy of the document
 * decides which hosts a page may call, so the page reloads if client-side navigation led here, and
 * links out of it do not use client-side navigation.
 */
export function useFullPageLoad(): void {
  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation');
    if (arrival && new URL(arrival.name).pathname !== location.pathname) location.reload();
    // Capture phase: stop React from handling it, so that the browser follows the link or submits
    // the form.
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
