import { favoritesStorageKey } from './device-favorites';

/** Runs before the first paint: shows the header's heart to signed-out visitors with favorites. */
export const savedScript = `try{if(localStorage.getItem('${favoritesStorageKey}'))document.documentElement.dataset.saved='some'}catch(e){}`;
