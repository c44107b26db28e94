import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './content-security-policy.server';
import { loaderDataScripts } from './loader-data-scripts.server';

/** What the scripts hand over when they run. */
function runScripts(html: string): { text: string; isClosed: boolean } {
  const [, first = '', second = ''] =
    /^<script>([\s\S]*)<\/script><script>([\s\S]*)<\/script>$/.exec(html) ?? [];
  const received = { text: '', isClosed: false };
  const streamController = {
    enqueue: (text: string) => {
      received.text += text;
    },
    close: () => {
      received.isClosed = true;
    },
  };
  for (const script of [first, second])
    new Function('window', script)({ __reactRouterContext: { streamController } });
  return received;
}

test('hands the data over without a backslash before its quotation marks', () => {
  const data = '[{"name":"L\'Eau \\\\ \\"1\\"\\n"}]\n';
  const { html: scripts, scriptHashes } = loaderDataScripts(data);
  expect(runScripts(scripts)).toEqual({ text: data, isClosed: true });
  expect(scripts).toContain('[{"name":"');
  const marked = scripts.replaceAll('<script>', '<script nonce="n">');
  expect(scriptHashes).toEqual(hashInlineScripts(marked, 'n').scriptHashes);
});

test('hands over any text unchanged, and never ends the script early', () => {
  const signs = [
    '\\',
    '"',
    "'",
    '\\"',
    "\\'",
    '\n',
    '\r',
    '</script>',
    '<!--',
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
      const { html: scripts } = loaderDataScripts(data);
      expect(runScripts(scripts).text).toBe(data);
      expect(scripts.match(/<[a-z!/]/gi)).toHaveLength(4);
    }),
  );
});
