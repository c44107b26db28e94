import { closeBrackets } from './clean-text';

// Unambiguous, so that matching time does not double with every size in the title.
const number = String.raw`(?:\d+(?:[.,]\d+)?|[.,]\d+)`;
const size = String.raw`(?:\d+ ?[x×] ?)?${number} ?(?:ml|cl|l|g|kg|fl\.? ?oz|oz|ounces?|lbs?)\b\.?`;
const lastSize = new RegExp(
  String.raw`[\s,;|/(–—-]+${size}(?:\s?[/(|,-]\s?${size}\)?)*\)?\s*$`,
  'iu',
);

/** A product's name from an offer's title, without leading brand and trailing size. */
export function productName(title: string, brand: string): string {
  const bare = /^the /i.test(brand) ? brand.slice(4) : brand;
  const unled = withoutLead(title, brand);
  // If the first pass found nothing, the second would not either.
  const name = bare === brand && unled === title ? title : withoutLead(unled, bare);
  const unsized = name.length <= 300 ? withoutSize(name).trim() : name;
  const whole = (unsized.length >= 2 ? unsized : name).slice(0, 200);
  return whole.includes('(') || whole.includes('[') ? closeBrackets(whole) : whole;
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
