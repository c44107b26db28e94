import { favoritesStorageKey } from './device-favorites';

/** Before the first paint: whether the header shows a heart to a visitor without an account. */
export const savedScript = `try{if(localStorage.getItem('${favoritesStorageKey}'))document.documentElement.dataset.saved='some'}catch(e){}`;
