import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteLoaderData } from './quote-loader-data.server';

/** As React Router writes it. */
const scriptWith = (data: string) => {
  const literal = JSON.stringify(data).replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<p>"Hello"</p><script nonce="n">window.__reactRouterContext.streamController.enqueue(${literal});</script><p>'</p>`;
};

/** What the script hands over when it runs. */
function runScript(html: string): string {
  const [, script = ''] = /<script nonce="n">([\s\S]*)<\/script>/.exec(html) ?? [];
  const received: string[] = [];
  const window = {
    __reactRouterContext: { streamController: { enqueue: (text: string) => received.push(text) } },
  };
  new Function('window', script)(window);
  return received.join('');
}

test('hands over the same data in fewer bytes', () => {
  const html = scriptWith('[{"name":"L\'Eau \\\\ \\"1\\"\\n"}]\n');
  const quoted = quoteLoaderData(html);
  expect(runScript(quoted)).toBe(runScript(html));
  expect(quoted.length).toBeLessThan(html.length);
  expect(quoted).toMatch(/^<p>"Hello"<\/p>.*<p>'<\/p>$/s);
});

test('hands over any text unchanged, and never ends the script early', () => {
  const signs = [
    '\\',
    '"',
    "'",
    '\\"',
    "\\'",
    '\n',
    '</script>',
    'u0022',
    '\u2028',
    'é',
    '😀',
    '\ud800',
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...signs), fc.string()));
  fc.assert(
    fc.property(text, (parts) => {
      const data = parts.join('');
      const quoted = quoteLoaderData(scriptWith(data));
      expect(runScript(quoted)).toBe(data);
      expect(quoted.match(/<\/script>/g)).toHaveLength(1);
    }),
  );
});

test('does not change other scripts', () => {
  const html = '<script>window.context = "\\"";</script>';
  expect(quoteLoaderData(html)).toBe(html);
});
