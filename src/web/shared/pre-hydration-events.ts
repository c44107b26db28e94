declare global {
  interface Window {
    earlyPresses?: { pressed: Set<HTMLElement>; stop: () => void };
  }
}

/**
 * Runs before the first paint. Scripts come after everything that is seen, so on a slow line people
 * press buttons and choose filters that nothing listens to yet. What they touched is remembered.
 */
export const preHydrationEventsScript = `(function(){var p=new Set,n=function(e){var t=e.target,b=t&&t.closest&&t.closest(e.type==='click'?'button[type=button]':'select,input[type=checkbox],input[type=radio]');if(b)p.add(b)};addEventListener('click',n,true);addEventListener('change',n,true);window.earlyPresses={pressed:p,stop:function(){removeEventListener('click',n,true);removeEventListener('change',n,true)}}})()`;

/** Does what was asked for before scripts were there. Each thing once, however often it was pressed. */
export function replayPreHydrationEvents(): void {
  const early = window.earlyPresses;
  if (!early) return;
  delete window.earlyPresses;
  early.stop();
  for (const element of early.pressed) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLSelectElement) {
      element.dispatchEvent(new Event('change', { bubbles: true }));
      continue;
    }
    // Chosen already, so that choosing it again would change nothing that React could hear of.
    if (element instanceof HTMLInputElement) element.checked = !element.checked;
    element.click();
  }
}
