/** What Shopify calls the only variant of a product. */
const defaultVariant = /[\s,/|(–—-]*\bdefault title\b\s?\)?/giu;
/** A label whose value is missing at the end: 'Calming Serum, Volume:'. */
const emptyLabel =
  /[\s,;|/(–—-]*\b(?:volume|size|shade|colou?r|quantity|weight|content|amount|objem|obsah|farba|barva|größe|inhalt)\s?:\s*$/iu;
/** Signs that only separate, at the end. */
const danglingEnd = /[\s,;:|/–—-]+$/u;

/** A title without what shop systems leave in it: empty labels, default variants, lost brackets. */
export function cleanTitle(title: string): string {
  // Fast path: nearly all titles are clean, and this runs millions of times.
  const last = title.charCodeAt(title.length - 1);
  if (isPlainEnd(last) && !title.includes('(') && !title.includes('[') && !hasDefault(title))
    return title;
  const unlabeled = (hasDefault(title) ? title.replace(defaultVariant, ' ') : title).replace(
    emptyLabel,
    '',
  );
  const clean = closeBrackets(unlabeled.replace(/\s{2,}/g, ' ').trim()).replace(danglingEnd, '');
  return clean === '' ? title : clean;
}

const hasDefault = (title: string) => title.includes('efault ');

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
