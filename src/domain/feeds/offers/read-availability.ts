const yes =
  /^(?:in[ _-]?stock|instock|yes|y|true|t|1|available|limited(?: ?availability)?|low ?stock|online ?only|in ?store ?only|active|skladem|na sklade|auf lager|en stock|lieferbar|da|ja|oui|si|on ?hand)$/;
const no =
  /^(?:out[ _-]?of[ _-]?stock|outofstock|no|n|false|f|0|unavailable|sold[ _-]?out|discontinued|pre[ _-]?order|presale|back[ _-]?order|archived|draft|inactive|not ?available|vyprodano|ausverkauft|epuise|non|nein)$/;

/** Whether a text or number says that the offer is in stock; null: unclear. */
export function readAvailability(text: string): boolean | null {
  if (text === '') return null;
  const words = text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^https?:\/\/schema\.org\//, '');
  if (yes.test(words)) return true;
  if (no.test(words)) return false;
  if (/^-?\d{1,9}(?:\.0+)?$/.test(words)) return Number(words) > 0;
  if (/out of stock|sold out|unavailable/.test(words)) return false;
  return /in stock|available/.test(words) ? true : null;
}
