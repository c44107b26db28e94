import { scriptsIn } from './scripts-in';

/** Whoever waits longer for a picture gets the scripts beside it. */
const maxPaintWaitMs = 2500;

/** An import, with or without a name for what it brings. */
const importStatement = /^import (?:\* as (\w+) from )?(".+?");$/gm;

/**
 * Pages can be read, searched and paged through without scripts, so on a slow line everything that is
 * seen goes before them: they are asked for when the page has loaded and been painted, at the first
 * touch or key, or when that takes too long. React Router itself has no way to say so.
 */
export function scriptsAfterPaint(html: string): string {
  const preloaded: string[] = [];
  const withoutPreloads = html.replaceAll(
    /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g,
    (_, href: string) => {
      preloaded.push(href);
      return '';
    },
  );
  for (const { attributes, content, start } of scriptsIn(withoutPreloads)) {
    if (!attributes.includes(' type="module"')) continue;
    const deferredContent = content.replaceAll(
      importStatement,
      (_, name: string | undefined, from) =>
        name ? `const ${name} = await import(${from});` : `await import(${from});`,
    );
    const before = withoutPreloads.slice(0, start);
    const after = withoutPreloads.slice(start + content.length);
    return `${before}${waitForPaint}${preloadModules(preloaded)}${deferredContent}${after}`;
  }
  return withoutPreloads;
}

/**
 * Two frames after everything is there, the last picture has been painted as well. Nothing is painted
 * in a tab that nobody looks at.
 */
const waitForPaint = `await new Promise((go) => {
for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, go, { once: true, capture: true });
setTimeout(go, ${maxPaintWaitMs});
const painted = () => document.hidden ? go() : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)));
if (document.readyState === "complete") painted(); else addEventListener("load", painted, { once: true });
});
`;

/** All files at once, instead of one after the other as imports are found. */
function preloadModules(files: readonly string[]): string {
  return `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
`;
}
