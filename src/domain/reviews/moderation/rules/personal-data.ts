import type { ReadableText } from '../readable-text';

const longNumber = /(?<![\d.,])\d(?:[ -]?\d){12,18}(?![\d.,])/g;
const bankAccount = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}\b/;
const socialSecurity = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/;
const marketplaceOrder = /(?<!\d)\d{3}-\d{7}-\d{7}(?!\d)/;
const parcel = /\b1Z[0-9A-Z]{16}\b/;
const namedNumber =
  /\b(?:order|tracking|account|routing|passport|invoice|customer|membership|policy|license|reference)\b(?:\s(?:number|no|nr|id|code))?[\s.:]{0,3}(?:is\s)?(?:#\s?)?(?=[a-z0-9-]{0,20}\d[a-z0-9-]{0,20}\d[a-z0-9-]{0,20}\d)[a-z0-9-]{6,40}/;

const street =
  /(?<![\d$€£.])\d{1,5}[a-z]?\s(?:(?:[NSEW]|North|South|East|West)\.?\s)?(?:[A-Z][a-z]+\s){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Boulevard|Blvd|Terrace|Crescent|Close)\b/;
const stateAndZip = /\b[A-Z]{2},?\s\d{5}(?:-\d{4})?\b/;
const europeanStreet =
  /\b\p{L}{1,40}(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee)\s\d{1,4}\b|\b\d{1,4}\s\p{L}{1,40}stra(?:ß|ss)e\b|\b\d{1,4},?\s(?:rue|avenue|via|calle|boulevard)\s(?:d[eu]\s|la\s|des\s){0,3}\p{Lu}/u;

/** Card and account numbers, order and parcel numbers, and postal addresses. */
export function hasPersonalData({ plain, lower }: ReadableText): boolean {
  return (
    bankAccount.test(plain) ||
    socialSecurity.test(plain) ||
    marketplaceOrder.test(plain) ||
    parcel.test(plain) ||
    namedNumber.test(lower) ||
    street.test(plain) ||
    stateAndZip.test(plain) ||
    europeanStreet.test(plain) ||
    hasCardNumber(plain)
  );
}

function hasCardNumber(plain: string): boolean {
  for (const [digits] of plain.matchAll(longNumber)) {
    if (passesLuhn(digits.replace(/\D/g, ''))) return true;
  }
  return false;
}

/** The check digit that all payment cards have. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
