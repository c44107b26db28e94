import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './content-security-policy.server';
import { loaderDataScript } from './loader-data-script.server';

/** What the script hands over when it runs. */
function runScript(html: string): { text: string; isClosed: boolean } {
  const [, script = ''] = /^<script>([\s\S]*)<\/script>$/.exec(html) ?? [];
  const received = { text: '', isClosed: false };
  const streamController = {
    enqueue: (text: string) => {
      received.text += text;
    },
    close: () => {
      received.isClosed = true;
    },
  };
  new Function('window', script)({ __reactRouterContext: { streamController } });
  return received;
}

test('hands the data over without a backslash before its quotation marks', () => {
  const data = '[{"name":"L\'Eau \\\\ \\"1\\"\\n"}]\n';
  const { html: script, scriptHash } = loaderDataScript(data);
  expect(runScript(script)).toEqual({ text: data, isClosed: true });
  expect(script).toContain('[{"name":"');
  const marked = script.replaceAll('<script>', '<script nonce="n">');
  expect([scriptHash]).toEqual(hashInlineScripts(marked, 'n').scriptHashes);
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
      const { html: script } = loaderDataScript(data);
      expect(runScript(script).text).toBe(data);
      expect(script.match(/<[a-z!/]/gi)).toHaveLength(2);
    }),
  );
});
