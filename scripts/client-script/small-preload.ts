import type { Plugin } from 'vite';

/** Every page has loaded these chunks before anything else is imported. */
const alwaysLoaded = /\/(react|rolldown-runtime|shell)-[^/]*\.js$/;

/** The other files that a lazily imported chunk needs. */
export const filesToPreload = (files: readonly string[]) =>
  files.filter((file) => !alwaysLoaded.test(file));

/**
 * Replaces the code that Vite adds to pages for preloading the files of lazy imports. Vite's own also loads
 * style sheets, of which we have one, and older browsers' fallbacks.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => preloadHelper,
    },
  };
}

const preloadHelper = `
const seen = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen.has(file) || file.endsWith('.css')) continue;
    seen.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};
`;
