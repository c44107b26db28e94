export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeStorageKey = 'glowfare-theme';

/** Part of `firstPaintScript`, to avoid a flash of the wrong theme. */
export const themeScript = `let t=stored('${themeStorageKey}');if(t==='light'||t==='dark')root.theme=t`;

const changeEvent = 'glowfare:theme';

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls back when the theme changes, in any tab. */
export function subscribeToTheme(onChange: () => void): () => void {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== themeStorageKey) return;
    if (newValue === 'light' || newValue === 'dark')
      document.documentElement.dataset.theme = newValue;
    else delete document.documentElement.dataset.theme;
    onChange();
  };
  window.addEventListener(changeEvent, onChange);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener('storage', fromOtherTab);
  };
}
