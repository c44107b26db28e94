import { decodeEntities } from './decode-entities';

/** Longer cells are not names, URLs or readable texts. */
const maxCleanTextLength = 8_000;

const marks = /[™®©℠]|\((?:tm|r|c)\)(?!\p{L})/giu;
/** Control characters, direction and width marks, and noncharacters. */
const controls = /[\p{Cc}\p{Cf}\ufffe\uffff]/gu;
/** Any whitespace except a single space. */
const spaces = /\s{2,}|[^\S ]/g;
/** The characters of most names, none of which has to be cleaned; '& ' begins no entity, and '>' alone ends no tag. */
const plain = /^[\w ,.'/+%:()!?;#>-]*(?:& [\w ,.'/+%:()!?;#>-]*)*$/;
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

/** What Shopify calls the only variant of a product. */
const defaultVariant = /[\s,/|(–—-]*\b(?:title: ?)?default title\b\s?\)?/giu;
const label =
  '(?:volume|size|shade|scent|title|option|variant|colou?r|quantity|weight|content|amount|objem|obsah|velikost|farba|barva|odstín|größe|farbe|inhalt|taille|couleur|teinte|contenance|formato|tamaño|tono|maat|kleur|inhoud)';
/** A label whose value is missing at the end: 'Calming Serum, Volume:'. */
const emptyLabel = new RegExp(String.raw`[\s,;|/(–—-]*\b${label}\s?:[\s,;|/]*$`, 'iu');
/** Brackets without a value: '( )', '(Shade: )'. */
const emptyBrackets = new RegExp(String.raw`\s?[([]\s?(?:${label}\s?:\s?)?[)\]]`, 'giu');
/** Signs that only separate, at the end. */
const danglingEnd = /[\s,;:|/–—-]+$/u;

/** A title without what shop systems leave in it: empty labels, default variants, lost brackets. */
export function cleanTitle(title: string): string {
  // Fast path: nearly all titles are clean, and this runs millions of times.
  const last = title.charCodeAt(title.length - 1);
  if (isPlainEnd(last) && !brackets.test(title) && !hasDefault(title)) return title;
  const unlabeled = (hasDefault(title) ? title.replace(defaultVariant, ' ') : title)
    .replace(emptyBrackets, '')
    // 'Volume: , Color:'
    .replace(emptyLabel, '')
    .replace(emptyLabel, '');
  const clean = closeBrackets(unlabeled.replace(/\s{2,}/g, ' ').trim()).replace(danglingEnd, '');
  return clean === '' ? title : clean;
}

const brackets = /[()[\]]/;
const hasDefault = (title: string) => title.includes('efault ') || title.includes('EFAULT ');

/** ASCII letters and digits. */
function isPlainEnd(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

const closingOf: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** A name with its brackets in pairs: closes or removes an open one, removes a stray closing one. */
export function closeBrackets(name: string): string {
  const open: { at: number; closing: string }[] = [];
  let whole = '';
  for (const sign of name) {
    const closing = closingOf[sign];
    if (closing) open.push({ at: whole.length, closing });
    const isClosing = sign === ')' || sign === ']';
    if (isClosing && open.at(-1)?.closing !== sign) continue;
    if (isClosing) open.pop();
    whole += sign;
  }
  for (const { at, closing } of open.reverse()) {
    const isEmpty = whole.slice(at + 1).trim() === '';
    whole = isEmpty ? whole.slice(0, at).trimEnd() : `${whole}${closing}`;
  }
  return whole;
}

// Unambiguous, so that matching time does not double with every size in the title.
const number = String.raw`(?:\d+(?:[.,]\d+)?|[.,]\d+)`;
const size = String.raw`(?:\d+ ?[x×] ?)?${number} ?(?:ml|cl|l|g|kg|fl\.? ?oz|oz|ounces?|lbs?)\b\.?`;
const lastSize = new RegExp(
  String.raw`[\s,;|/(–—-]+${size}(?:\s?[/(|,-]\s?${size}\)?)*\)?\s*$`,
  'iu',
);

/** A product's name from an offer's title, without the brand at its beginning or end and without trailing size. */
export function productName(title: string, brand: string): string {
  const bare = /^the /i.test(brand) ? brand.slice(4) : brand;
  const unled = withoutLead(title, brand);
  // If the first pass found nothing, the second would not either.
  const name = bare === brand && unled === title ? title : withoutLead(unled, bare);
  const unsized = name.length <= 300 ? withoutEnd(withoutSize(name).trim(), brand) : name;
  const whole = (unsized.length >= 2 ? unsized : name).slice(0, 200);
  return brackets.test(whole) ? closeBrackets(whole) : whole;
}

const parting = /^[\s,:|–—-]+(?=\p{L})/u;

function withoutLead(name: string, lead: string): string {
  // Fast path: most names do not begin with the brand's first letter.
  if (
    lead === '' ||
    beginDifferently(name, lead) ||
    !name.toLowerCase().startsWith(lead.toLowerCase())
  )
    return name;
  const rest = name.slice(lead.length);
  const unparted = rest.replace(parting, '');
  return unparted === rest ? name : unparted;
}

const endings = ['by', '|', '-', '–', '—'];

/** 'Rose Toner by Lumivera', 'Rose Toner | Lumivera'. */
function withoutEnd(name: string, brand: string): string {
  // Fast path: most names do not end with the brand.
  if (brand === '' || !name.toLowerCase().endsWith(` ${brand.toLowerCase()}`)) return name;
  const words = name.slice(0, -brand.length).trim().split(' ');
  const parting = words.pop()?.toLowerCase() ?? '';
  return words.length > 0 && endings.includes(parting) ? words.join(' ') : name;
}

/** Whether two texts begin with different ASCII letters, ignoring case. */
function beginDifferently(one: string, other: string): boolean {
  const letter = one.charCodeAt(0) | 0x20;
  const otherLetter = other.charCodeAt(0) | 0x20;
  return letter !== otherLetter && isLetter(letter) && isLetter(otherLetter);
}

const isLetter = (code: number) => code >= 0x61 && code <= 0x7a;

/** Most names have no digits, and so no size. */
function withoutSize(name: string): string {
  return /\d/.test(name) ? name.replace(lastSize, '') : name;
}
