import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';

const longNumber = /(?<![\d.,])\d(?:[ -]?\d){12,18}(?![\d.,])/g;
const bankAccount = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?![A-Za-z0-9])/;
const socialSecurity = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/;
const sortCode = /(?<![\d-])\d{2}-\d{2}-\d{2}(?![\d-])/;
const numberWithGroups = /(?<![\d-])\d{3,5}-\d{3,7}-\d{2,7}(?![\d-])/;
const parcel = /(?<![A-Z0-9])1Z[0-9A-Z]{16}(?![A-Z0-9])/;
/** A number, or letters and digits, that names one thing: at least four digits. */
const identifier = /^(?=[a-z]{0,6}-?\d)[a-z0-9-]{4,40}$/;

const named = new Set(
  (
    'order tracking account routing passport invoice customer membership member policy license licence reference ' +
    'confirmation patient medicare medicaid nhs insurance ssn social plate plates case ticket id iban card transaction ' +
    'parcel package client serial driver drivers receipt booking ref'
  ).split(' '),
);
const betweenWords = new Set('number no nr num id code is was my the # : - of ending'.split(' '));
const maxBetween = 4;

const secrets = compilePhrases(`
  password|passwort|pincode|pin_code|cvv|cvc is|:|and|!for
  the|my|and password
  sort code
  my|his|her|their ssn|iban|birth_date|date_of_birth|dob|medical_record|social_security|credit_card_number|bank_account
  date of birth #
  license|number plate
  po|p_o box #
  flat|apt|apartment|unit|suite # # 
  lives|live|living .. number #
  lives|live|living above|behind|next_to the|a
  i_know|we_know where .. live|lives|work|works
  i_know .. you|she|he wrote .. you|she|he live|lives
`);

const streetWords =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Terrace|Crescent|Close|Court|Ct|Way|Place|Pl|Square|Highway|Hwy|Parkway|Pkwy|Gardens|Grove';
const street = new RegExp(
  `(?<![\\d$€£.,%])\\d{1,5}[a-z]? (?:(?:[NSEW]|North|South|East|West)\\.? )?(?:[A-Z][a-z]{1,20} ){1,3}(?:${streetWords})(?![A-Za-z])`,
);
const stateAndZip =
  /(?<![A-Za-z])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|California|Texas|Florida|York|Ohio|Illinois|Georgia|Washington),? \d{5}(?!\d)/;
const britishCode = /(?<![A-Za-z0-9])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Za-z0-9])/;
const germanStreet = /\p{L}(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee) \d{1,4}(?!\d)/iu;
const germanStreetAfter = /(?<!\d)\d{1,4} \p{Lu}\p{L}{1,40}stra(?:ß|ss)e(?!\p{L})/u;
const romanceStreet =
  /(?<!\p{L})(?:[Rr]ue|[Vv]ia|[Cc]alle|[Rr]ua|[Pp]laza|[Aa]venida) (?:d[eu] |la |des )?\p{Lu}\p{L}{1,30} \d{1,4}(?!\d)/u;
const romanceStreetAfter =
  /(?<!\d)\d{1,4},? (?:[Rr]ue|[Aa]venue|[Vv]ia|[Cc]alle|[Bb]oulevard) (?:d[eu] |la |des )?\p{Lu}/u;
const europeanTown = /(?<![\d.,$€£])\d{5} \p{Lu}\p{Ll}{3,30}(?= |[.,!]|$)/u;

/** Card and account numbers, order and parcel numbers, other names of one person, and postal addresses. */
export function hasPersonalData({ plain, lower, tokens }: ReadableText): boolean {
  return (
    bankAccount.test(plain) ||
    socialSecurity.test(plain) ||
    numberWithGroups.test(plain) ||
    parcel.test(plain) ||
    street.test(plain) ||
    stateAndZip.test(plain) ||
    britishCode.test(plain) ||
    germanStreet.test(plain) ||
    germanStreetAfter.test(plain) ||
    romanceStreet.test(plain) ||
    romanceStreetAfter.test(plain) ||
    europeanTown.test(plain) ||
    secrets(tokens) > 0 ||
    (sortCode.test(plain) && /account|sort|bank/.test(lower)) ||
    namesNumber(lower) ||
    hasCardNumber(plain)
  );
}

/** A word such as "order" or "patient", and soon after it a number that belongs to one person. */
function namesNumber(lower: string): boolean {
  const words = lower.replace(/#/g, ' # ').split(/[\s:.,;!?()"']+/);
  return words.some((word, index) => {
    if (!named.has(word)) return false;
    for (const next of words.slice(index + 1, index + 1 + maxBetween)) {
      if (isIdentifier(next)) return true;
      if (!betweenWords.has(next)) return false;
    }
    return false;
  });
}

function isIdentifier(word: string): boolean {
  const digits = word.match(/\d/g)?.length ?? 0;
  return digits >= 4 && identifier.test(word) && !/^(?:19|20)\d\d$/.test(word);
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
