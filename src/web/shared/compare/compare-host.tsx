import { Suspense, useEffect, useState } from 'react';
import { showToast } from '~/web/ui/overlays/toast-store';
import { lazyPart } from '../lazy-part';
import { comparedKey } from './compared-key';

const loadTray = () => import('./compare-tray');
const CompareTray = lazyPart(async () => (await loadTray()).CompareTray);

/**
 * Lets every `CompareLink` add its product to a tray, or remove it, instead of opening the comparison. The tray's script
 * loads with the first click, or when this device has chosen products before.
 */
export function CompareHost() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    setUsed(hasChosen());
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { compareRemove } = link.dataset;
      if (compareRemove) void loadTray().then((tray) => tray.removeCompared(Number(compareRemove)));
      // By its label, not by an attribute of its own, which every card of a listing would repeat.
      const name = /^Compare (.+)/.exec(link.ariaLabel ?? '')?.[1];
      if (name === undefined || link.pathname !== '/compare') return;
      event.preventDefault();
      event.stopPropagation();
      loadTray().then(
        ({ toggleCompared }) => {
          const id = Number(new URL(link.href).searchParams.get('ids'));
          const hasRoom = toggleCompared({ id, name });
          setUsed(true);
          if (!hasRoom)
            showToast({ title: 'You can compare up to four products.', variant: 'info' });
        },
        // Without its script the link works as one.
        () => window.location.assign(link.href),
      );
    }
  }, []);
  return (
    isUsed && (
      <Suspense>
        <CompareTray />
      </Suspense>
    )
  );
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(comparedKey) !== null;
  } catch {
    return false;
  }
}
