/** Ends a string literal, or the script around it. */
const unsafe = /[\\'\n\r\u2028\u2029<>]/g;
const escapes: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r' };

/**
 * The scripts that hand the data of a page to React Router in the browser, like its own but in single
 * quotation marks: the data is JSON, where every one of its hundreds of double ones would need a backslash.
 */
export function loaderDataScripts(data: string, nonce: string): string {
  const literal = data.replaceAll(unsafe, (sign) => escapes[sign] ?? codePoint(sign));
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue('${literal}');</script><script nonce="${nonce}">${controller}.close();</script>`;
}

function codePoint(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
