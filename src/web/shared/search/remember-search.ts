/** Stores a search for the suggestions; see recent-searches.ts, which loads with them. */
export function rememberSearch(text: string): void {
  // On failure there is one recent search less.
  import('./recent-searches').then((recent) => recent.rememberSearch(text)).catch(() => {});
}
