import { decodeEntities } from '../../feeds/offers/decode-entities';

/** Elements that end a line of a list. */
const blocks = new Set(
  'address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p section table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Other elements; any other text in angle brackets is part of the label, such as '<ILN42554>'. */
const inline = new Set(
  'a abbr b body em font head html i iframe img label link meta nobr s script small span strong style sub sup u wbr'.split(
    ' ',
  ),
);
const maxTagLength = 2_000;
const maxElementNameLength = 12;

const wide: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '（': '(',
  '）': ')',
  '／': '/',
  '⁄': '/',
  '∕': '/',
  '％': '%',
  '®': ' ',
  '™': ' ',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u0085': '\n',
};

/** The text of a label as people read it: without markup, entities and control characters. */
export function cleanLabel(text: string): string {
  let clean = text;
  // Twice: some exporters escape texts that were already escaped.
  for (let pass = 0; pass < 2 && clean.includes('&'); pass += 1) clean = decodeEntities(clean);
  if (clean.includes('<')) clean = withoutTags(clean.replace(code, ' '));
  clean = clean
    .replace(/[，、；：（）／⁄∕％®™\r\u2028\u2029\u0085]/g, (sign) => wide[sign] ?? sign)
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  return withoutListMarks(clean.replace(/[^\S\n]+/g, ' ').trim());
}

/** Scripts and styles of a page that was copied with the label. Bounded, so that reading takes linear time. */
const code = /<(script|style)\b[^<>]{0,500}>[^<]{0,5000}<\/\1\s{0,5}>/gi;

/** Reads over tags with a scanner: a regular expression would take quadratic time on '<p<p<p…'. */
function withoutTags(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', open + 1)) {
    if (open < from) continue;
    const name = elementName(text, open);
    if (name === null) continue;
    const end = tagEnd(text, open);
    if (end < 0) continue;
    parts.push(text.slice(from, open), blocks.has(name) ? '\n' : ' ');
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

function elementName(text: string, open: number): string | null {
  if (text.startsWith('<!--', open)) return 'comment';
  const start = text.charAt(open + 1) === '/' ? open + 2 : open + 1;
  let end = start;
  while (end - start < maxElementNameLength && /[a-z0-9]/i.test(text.charAt(end))) end += 1;
  const name = text.slice(start, end).toLowerCase();
  const isKnown = blocks.has(name) || inline.has(name);
  return isKnown && /[\s/>]/.test(text.charAt(end)) ? name : null;
}

function tagEnd(text: string, open: number): number {
  const limit = Math.min(text.length, open + maxTagLength);
  for (let at = open + 1; at < limit; at += 1) if (text.charAt(at) === '>') return at + 1;
  return -1;
}

/** Some exports write a list of lines as code: "['Lotion:', 'Aqua, Glycerin']". */
function withoutListMarks(text: string): string {
  if (!/^\[ ?['"]/.test(text)) return text;
  return text
    .replace(/^\[ ?['"]/, '')
    .replace(/['"] ?\]$/, '')
    .replace(/['"], ?['"]/g, '\n')
    .replace(/\\(?:x[\da-f]{2}|u[\da-f]{4}|[nrt])/gi, (code) => (code === '\\xad' ? '' : ' '));
}
