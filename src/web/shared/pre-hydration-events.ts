declare global {
  interface Window {
    preHydrationEvents?: { pressed: Set<HTMLElement>; stop: () => void };
  }
}

/**
 * Runs before the first paint. On a slow connection, people press buttons and change filters before
 * hydration, so record what they touched. Popovers have opened by then: a repeated press would close them.
 */
export const preHydrationEventsScript = `(function(){var p=new Set,n=function(e){var t=e.target,b=t&&t.closest&&t.closest(e.type==='click'?'button[type=button]:not([popovertarget])':'select,input[type=checkbox],input[type=radio]');if(b)p.add(b)};addEventListener('click',n,true);addEventListener('change',n,true);window.preHydrationEvents={pressed:p,stop:function(){removeEventListener('click',n,true);removeEventListener('change',n,true)}}})()`;

/** Replays interactions recorded before hydration, each element once. */
export function replayPreHydrationEvents(): void {
  const early = window.preHydrationEvents;
  if (!early) return;
  delete window.preHydrationEvents;
  early.stop();
  for (const element of early.pressed) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLSelectElement) {
      element.dispatchEvent(new Event('change', { bubbles: true }));
      continue;
    }
    // Undo the change first, so that the click fires a change event that React sees.
    if (element instanceof HTMLInputElement) element.checked = !element.checked;
    element.click();
  }
}
