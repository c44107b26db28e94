import { scriptsIn } from './scripts-in';

/** Scripts load after this time even if pictures are still loading. */
const maxPaintWaitMs = 2500;

/** An import statement, with or without a binding. */
const importStatement = /^import (?:\* as (\w+) from )?(".+?");$/gm;

/**
 * Pages work without scripts, so visible content loads first on slow connections. Scripts load after the
 * page has loaded and painted, at the first touch or key press, or after a timeout. React Router has no
 * option for this.
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

/** Two frames after load, the last picture has been painted. Background tabs never paint. */
const waitForPaint = `await new Promise(go=>{
for(const sign of["pointerdown","keydown","focusin"])addEventListener(sign,go,{once:true,capture:true});
setTimeout(go,${maxPaintWaitMs});
const frame=requestAnimationFrame,painted=()=>document.hidden?go():frame(()=>frame(()=>setTimeout(go)));
document.readyState==="complete"?painted():addEventListener("load",painted,{once:true})
});
`;

/** Preloads all files concurrently instead of one after another as imports are discovered. */
function preloadModules(files: readonly string[]): string {
  const ours = files.flatMap((file) => ourScript.exec(file)?.[1] ?? []);
  if (ours.length < files.length) return preloadList(JSON.stringify(files), 'file');
  return preloadList(`"${ours.join(' ')}".split(" ")`, '"/assets/"+file+".js"');
}

/** All of them have the same folder and ending, which need not be repeated. */
const ourScript = /^\/assets\/([\w.-]+)\.js$/;

function preloadList(files: string, href: string): string {
  return `for(const file of ${files})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:${href}}));
`;
}
