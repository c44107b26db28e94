import { decodeEntities } from './decode-entities';

/** Longer cells are not names, URLs or readable texts. */
const maxCleanTextLength = 8_000;

const marks = /[™®©℠]|\((?:tm|r|c)\)(?!\p{L})/giu;
/** Control characters, direction and width marks, and noncharacters. */
const controls = /[\p{Cc}\p{Cf}\ufffe\uffff]/gu;
/** Any whitespace except a single space. */
const spaces = /\s{2,}|[^\S ]/g;
/** The characters of most names, none of which has to be cleaned. */
const plain = /^[\w ,.'/+%:()!?;#-]*$/;
/**
 * Entities, tags, control characters and unusual spaces; without them there is nothing to clean.
 */
const unclean =
  /[&<\p{Cc}\p{Cf}\ufffe\uffff\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/u;

/** A name without entities, markup, trademark signs, control characters and repeated spaces. */
export function cleanName(text: string): string {
  // Fast path: nearly all cells are plain, and this runs millions of times.
  if (text.length < 300 && plain.test(text) && !text.includes('  ')) return text.trim();
  return cleanText(text).replace(marks, '').replace(spaces, ' ').trim();
}

/** A readable text: markup and entities removed, paragraphs joined by single spaces. */
export function cleanText(text: string): string {
  let clean = text.slice(0, maxCleanTextLength);
  if (!unclean.test(clean))
    return (clean.includes('  ') ? clean.replace(spaces, ' ') : clean).trim();
  // Twice: some exporters escape texts that were already escaped ('&amp;lt;b&amp;gt;').
  for (let pass = 0; pass < 2 && clean.includes('&'); pass += 1) clean = decodeEntities(clean);
  if (clean.includes('<')) clean = withoutTags(clean);
  return clean.replace(spaces, ' ').replace(controls, '').trim();
}

/** A hand-written scanner: a regular expression would take quadratic time on '<<<<…'. */
function withoutTags(text: string): string {
  let out = '';
  let from = 0;
  for (;;) {
    const open = text.indexOf('<', from);
    if (open < 0) return out + text.slice(from);
    if (!/[a-z/!?]/i.test(text.charAt(open + 1))) {
      // '<30 ml' is not a tag.
      out += text.slice(from, open + 1);
      from = open + 1;
      continue;
    }
    out += `${text.slice(from, open)} `;
    const isCode = /^<(script|style)\b/i.exec(text.slice(open, open + 8));
    const end = isCode
      ? closingTag(text, open, isCode[1] ?? '')
      : text.indexOf('>', open) + 1 || text.length;
    from = end;
  }
}

function closingTag(text: string, open: number, name: string): number {
  const close = text.toLowerCase().indexOf(`</${name.toLowerCase()}`, open);
  return close < 0 ? text.length : text.indexOf('>', close) + 1 || text.length;
}
