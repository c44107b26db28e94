import { decodeEntities } from '../decode-entities';

const maxMarkupLength = 4_000;
const maxTextLength = 200;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const unit = String.raw`(?:ml|cl|dl|l|(?:milli)?lit(?:er|re)s?|g|gr|grams?|gramm|kg|mg|мл|г|oz|fl\.? ?oz|ounces?|lbs?|count|ct|mo|month|monat|mois|mes|year|week)`;
/** '25,00 €/100 ml', '$12 per oz', '$9.99/month': a price per unit or month is not the price. */
const unitPrice = new RegExp(
  String.raw`\d[\d.,]{0,12} ?[^\s\d/]{0,4} ?(?:\/|per |pro |je ) ?(?:\d{1,4} ?)?${unit}(?!\p{L})`,
  'giu',
);
/** '100 ml = 25,00 €'. */
const priceOfUnit = new RegExp(
  String.raw`\d{1,4} ?${unit} ?[=:] ?[^\s\d]{0,3} ?\d[\d.,]{0,12}(?: ?[^\s\d)]{1,4})?`,
  'giu',
);
/** '2026-03-01', '31.12.2026', '50 ml', '20 points'. */
const otherNumber =
  /(?<![\d.,$£€])(?<![$£€] )(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./])\d{1,2}\1\d{4}|(?:\d{1,3} ?[-–] ?)?\d[\d.,]{0,9} ?(?:ml|cl|g|kg|oz|fl\.? ?oz|pcs?|pieces?|points?|credits?|left|days?|items?|reviews?|stars?))(?![\p{L}\d])/giu;

/** Unusual digits, separators and ways to write cents in the usual form; null: it is too long for a price. */
export function normalizePriceText(text: string): string | null {
  if (text.length > maxMarkupLength) return null;
  const plain = withUsualDigits(withoutMarkup(decodeEntities(text)));
  if (plain.length > maxTextLength) return null;
  return withUsualCents(withoutOtherNumbers(withUsualSigns(plain))).trim();
}

/** Crossed-out prices become 'was …', raised cents become decimals. */
function withoutMarkup(text: string): string {
  const raised = text.replace(
    /(?<=\d)[⁰¹²³⁴-⁹]{2}(?![⁰¹²³⁴-⁹])/gu,
    (cents) => `.${Array.from(cents, (digit) => superscripts.indexOf(digit)).join('')}`,
  );
  if (!raised.includes('<')) return raised;
  return raised
    .replace(/(?<=\d)(?:<\/[a-z]+>)?<(?:sup|small)(?=[ >])[^<>]*>(?=\d{2}<)/gi, '.')
    .replace(/<[^<>]*>/g, wordOfTag);
}

function wordOfTag(tag: string): string {
  if (/^<\/(?:del|s|strike)>/i.test(tag)) return ' now ';
  const isEarlierPrice =
    /^<(?:del|s|strike)[ >]/i.test(tag) ||
    /["'\s_-](?:old|was|regular|strike|compare)["'\s_-]/i.test(tag);
  return isEarlierPrice ? ' was ' : ' ';
}

function withUsualDigits(text: string): string {
  return text
    .replace(/(?<=\d)[`´˙ʼʹ‘’′](?=\d{3}(?!\d))/g, "'")
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, usualDigit)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/\s/g, ' ');
}

/** The digits of a script have ten consecutive code points, beginning with zero. */
function usualDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const first = zero;
  while (first - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(first - zero);
}

function withUsualSigns(text: string): string {
  return (
    text
      .replace(/(?<=\d)[·‧:](?=\d{2}(?!\d))/g, '.')
      // 'Rs.499', 'kr.199': the period belongs to the word.
      .replace(/(?<=\p{L})\.(?=\d)/gu, '. ')
      // 'AU $39.95'.
      .replace(/(?<!\p{L})(US|AU|CA|NZ|HK|SG|NT|MX|C|A|S) \$/gu, '$1$')
      // '39,95 $ CA'.
      .replace(/(?<=\d) ?\$ ?(US|AU|CA|NZ|HK)(?!\p{L})/gu, ' $1$')
      // '$.750.30'.
      .replace(/(?<=[$£€])\.+(?=\d+[.,]\d)/g, '')
      // '99¢', '85p'.
      .replace(/^(\d{1,3}) ?¢$/, (_, cents: string) => `$0.${cents.padStart(2, '0')}`)
      .replace(/^(\d{1,2}) ?p$/, (_, pence: string) => `£0.${pence.padStart(2, '0')}`)
  );
}

const withoutOtherNumbers = (text: string) =>
  text.replace(unitPrice, ' ').replace(priceOfUnit, ' ').replace(otherNumber, ' ');

function withUsualCents(text: string): string {
  return (
    text
      // '12€50', '12.€50', '12 € 50', '12$50'.
      .replace(/(?<![\d.,])(\d+)[.,]? ?([€$£]) ?(\d{2})(?![\d.,]| ?[€$£\p{L}])/gu, '$2$1.$3')
      // '12 euros 50 cents'.
      .replace(/(?<=\d) ?(euros?|dollars?) (\d{2}) cents?$/i, '.$2 $1')
      // '49,-', '5.—'.
      .replace(/(\d) ?[.,][-–—]+(?!\d)/g, '$1')
      // '1.837, 32', '$ 8. 94' and '12 .50'.
      .replace(/(?<=\d)([.,]) (\d{2})(?!\d)/g, '$1$2')
      .replace(/(?<=\d) (?=[.,]\d{2}(?!\d))/g, '')
      // '$12 99' and '12 99 €', where the cents are raised.
      .replace(/^(\D*[$£€] ?\d{1,4}) (\d{2})(?=\D*$)/, '$1.$2')
      .replace(/^(\D*\d{1,4}) (\d{2})(?= ?€\D*$)/, '$1.$2')
  );
}
