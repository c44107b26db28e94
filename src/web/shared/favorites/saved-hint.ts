import { storageKey } from './device-favourites';

/** Before the first paint: whether the header shows a heart to a visitor without an account. */
export const savedScript = `try{if(localStorage.getItem('${storageKey}'))document.documentElement.dataset.saved='some'}catch(e){}`;
