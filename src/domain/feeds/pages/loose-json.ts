/**
 * Parses JSON as pages contain it: with comments, trailing commas, line breaks in strings, or wrapped in
 * an HTML comment. Undefined: it is not JSON.
 */
export function parseLooseJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[|\/\*<!\[CDATA\[\*\/)/, '')
    .replace(/(?:-->|\/\/\]\]>|\]\]>|\/\*\]\]>\*\/)$/, '')
    .trim()
    .replace(/;$/, '');
  return tryParse(bare) ?? tryParse(tidy(bare));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes comments and trailing commas, and escapes control characters within strings. */
function tidy(text: string): string {
  let out = '';
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isInString) {
      if (sign === '\\') {
        out += sign + text.charAt(at + 1);
        at += 1;
        continue;
      }
      if (sign === '"') isInString = false;
      out += sign < ' ' ? ' ' : sign;
      continue;
    }
    if (sign === '"') isInString = true;
    const next = text.charAt(at + 1);
    if (sign === '/' && (next === '/' || next === '*')) {
      at = commentEnd(text, at, next);
      continue;
    }
    if (sign === ',' && /^[\]},]/.test(text.slice(at + 1, at + 200).trimStart())) continue;
    out += sign;
  }
  return out;
}

function commentEnd(text: string, from: number, kind: string): number {
  const end = kind === '*' ? text.indexOf('*/', from + 2) + 1 : text.indexOf('\n', from);
  return end <= from ? text.length : end;
}
