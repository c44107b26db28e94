export type ListingView = 'grid' | 'list';

const storageKey = 'glowfare-view';
const changeEvent = 'glowfare:view';

/**
 * The view is stored on the device, because pages are cached for everyone. CSS turns the same cards
 * into rows; part of `firstPaintScript` to avoid a layout shift.
 */
export const viewScript = `if(stored('${storageKey}')==='list')root.view='list'`;

export function readView(): ListingView {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

/** Applies and stores a view. */
export function chooseView(view: ListingView): void {
  if (view === 'grid') delete document.documentElement.dataset.view;
  else document.documentElement.dataset.view = view;
  try {
    if (view === 'grid') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, view);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(changeEvent));
}

export function subscribeToView(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  return () => window.removeEventListener(changeEvent, onChange);
}
