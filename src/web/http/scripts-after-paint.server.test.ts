import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.server';

const page = `<head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/react-2.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><script nonce="n">window.context = {};</script><script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";

  window.modules = {"root":route0};

import("/assets/entry.client-4.js");</script><script nonce="n">window.data = "import * as route1 from \\"x\\";";</script></body>`;

describe('scriptsAfterPaint', () => {
  const html = scriptsAfterPaint(page);
  const [, module = ''] = /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];

  it('leaves no script that loads immediately', () => {
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(module).not.toMatch(/^import [^(]/m);
    expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
  });

  it('loads all files together, and only after the wait', () => {
    const wait = module.indexOf('await new Promise');
    const files = module.indexOf('"manifest-1 react-2".split(" ")');
    const first = module.indexOf('await import("/assets/manifest-1.js");');
    expect(wait).toBe(0);
    expect(files).toBeGreaterThan(wait);
    expect(first).toBeGreaterThan(files);
  });

  it('preloads files of other folders by their whole address', () => {
    const other = page.replace('/assets/react-2.js', '/other/react-2.js');
    expect(scriptsAfterPaint(other)).toContain('["/assets/manifest-1.js","/other/react-2.js"]');
  });

  it('preserves the names and order of the modules, with the entry last', () => {
    const named = module.indexOf('const route0 = await import("/assets/root-3.js");');
    const used = module.indexOf('window.modules = {"root":route0};');
    expect(named).toBeGreaterThan(0);
    expect(used).toBeGreaterThan(named);
    expect(module.trimEnd().endsWith('import("/assets/entry.client-4.js");')).toBe(true);
  });

  it('produces a module that browsers can parse', () => {
    expect(() => new Function(`return async () => {${module}}`)).not.toThrow();
  });

  it('does not change other scripts', () => {
    expect(html).toContain('<script nonce="n">window.context = {};</script>');
    expect(html).toContain('"import * as route1 from \\"x\\";"');
  });

  it('does not change a page without scripts', () => {
    expect(scriptsAfterPaint('<p>Nothing</p>')).toBe('<p>Nothing</p>');
  });
});
