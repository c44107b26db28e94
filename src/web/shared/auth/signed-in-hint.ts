const storageKey = 'glowfare-account';

/**
 * Runs before the first paint. Pages are rendered for nobody, and who is signed in is known late; what
 * this device remembers decides until then which of the header's two faces is shown.
 */
export const accountScript = `try{if(localStorage.getItem('${storageKey}'))document.documentElement.dataset.account='in'}catch(e){}`;

/** The id of whoever is probably signed in on this device. */
export function rememberedUser(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Remembers who is signed in, or that nobody is, for the next page and for other tabs. */
export function rememberUser(id: string | null): void {
  if (id === null) delete document.documentElement.dataset.account;
  else document.documentElement.dataset.account = 'in';
  try {
    if (id === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, id);
  } catch {
    // Storage may be forbidden; then nobody stays signed in beyond the page.
  }
}

/** Calls back when another tab signs in or out. */
export function onRememberedUserChange(callBack: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) callBack();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Whether the address carries what a link from a mail brings along: a code, or why there is none. */
export function comesFromLink(): boolean {
  return /[?&#](code|error|error_code|access_token|message)=/.test(location.search + location.hash);
}
