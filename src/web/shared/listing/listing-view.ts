export type ListingView = 'grid' | 'list';

const storageKey = 'glowfare-view';
const changeEvent = 'glowfare:view';

/**
 * Pages are the same for everybody, so the view is the device's. The stylesheet turns the same
 * cards into rows; set before the first paint, nothing jumps.
 */
export const viewScript = `try{if(localStorage.getItem('${storageKey}')==='list')document.documentElement.dataset.view='list'}catch(e){}`;

export function readView(): ListingView {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

/** Shows a view at once and remembers it. */
export function chooseView(view: ListingView): void {
  if (view === 'grid') delete document.documentElement.dataset.view;
  else document.documentElement.dataset.view = view;
  try {
    if (view === 'grid') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, view);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(changeEvent));
}

export function subscribeToView(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  return () => window.removeEventListener(changeEvent, onChange);
}
