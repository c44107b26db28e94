import { decodeEntities } from '../offers/decode-entities';

/**
 * Parses JSON as pages contain it: with comments, trailing commas, line breaks in strings, single or no quotes, entities,
 * several values in a row, or wrapped in an HTML comment. Undefined: it is not JSON.
 */
export function parseLooseJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[|\/\*<!\[CDATA\[\*\/)/, '')
    .replace(/(?:-->|\/\/\]\]>|\]\]>|\/\*\]\]>\*\/)$/, '')
    .trim()
    .replace(/;$/, '');
  const plain = /^[[{]\s*&quot;/.test(bare) ? decodeEntities(bare) : bare;
  const parsed = tryParse(plain);
  if (parsed !== undefined) return parsed;
  const tidied = tidy(plain);
  return tryParse(tidied) ?? tryParse(`[${tidied}]`);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unquotedName = /^[a-z_$@][\w$-]*(?=\s?:)/i;

/**
 * Removes comments and trailing commas, quotes names, escapes control characters within strings, and separates values in a row by
 * commas.
 */
function tidy(text: string): string {
  let out = '';
  let quote = '';
  let depth = 0;
  let hasValue = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (quote !== '') {
      const isEscape = sign === '\\';
      if (isEscape) at += 1;
      if (sign === quote) quote = '';
      out += isEscape ? escapeSign(next) : stringSign(sign, quote);
      continue;
    }
    if (sign === '/' && (next === '/' || next === '*')) {
      at = commentEnd(text, at, next);
      continue;
    }
    const mayBegin = !/[\w$-]/.test(text.charAt(at - 1));
    const name = mayBegin ? unquotedName.exec(text.slice(at, at + 100))?.[0] : undefined;
    if (name !== undefined) {
      out += `"${name}"`;
      at += name.length - 1;
      continue;
    }
    if (sign === ',' && /^[\]},]/.test(text.slice(at + 1, at + 200).trimStart())) continue;
    if (sign === '"' || sign === "'") quote = sign;
    const isOpening = sign === '{' || sign === '[';
    if (isOpening && depth === 0 && hasValue) out += ',';
    if (isOpening) {
      depth += 1;
      hasValue = true;
    }
    if (sign === '}' || sign === ']') depth -= 1;
    out += sign === "'" ? '"' : sign;
  }
  return out;
}

/** An escaped character; where JSON knows no such escape, the character or the backslash itself. */
function escapeSign(sign: string): string {
  if (sign === "'") return sign;
  return /["\\/bfnrtu]/.test(sign) ? `\\${sign}` : `\\\\${sign}`;
}

/** A character of a string that the given quote ends; an empty one: the character is that quote. */
function stringSign(sign: string, quote: string): string {
  if (quote === '') return '"';
  if (sign === '"') return '\\"';
  return sign < ' ' ? ' ' : sign;
}

function commentEnd(text: string, from: number, kind: string): number {
  const end = kind === '*' ? text.indexOf('*/', from + 2) + 1 : text.indexOf('\n', from);
  return end <= from ? text.length : end;
}
