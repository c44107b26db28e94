import { hashScript } from './content-security-policy.server';

/** Ends a string literal, or the script around it. */
const unsafe = /[\\'\n\r\u2028\u2029<>]/g;
const escapes: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r' };

const controller = 'window.__reactRouterContext.streamController';
const closing = `${controller}.close();`;
const closingHash = hashScript(closing);

/**
 * The scripts that hand the data of a page to React Router in the browser, like its own but in single
 * quotation marks: the data is JSON, where every one of its hundreds of double ones would need a backslash.
 */
export function loaderDataScripts(data: string): { html: string; scriptHashes: string[] } {
  const literal = data.replaceAll(unsafe, (sign) => escapes[sign] ?? codePoint(sign));
  const enqueuing = `${controller}.enqueue('${literal}');`;
  return {
    html: `<script>${enqueuing}</script><script>${closing}</script>`,
    scriptHashes: [hashScript(enqueuing), closingHash],
  };
}

function codePoint(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
