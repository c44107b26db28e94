import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrice } from './parse-price';

describe('a price as shops write it', () => {
  test.each([
    ['$1,299.00', 129_900, 'USD'],
    ['12,50 €', 1_250, 'EUR'],
    ['from £9', 900, 'GBP'],
    ['34.992001', 3_499, null],
    ['24.99 EUR', 2_499, 'EUR'],
    ['USD 12', 1_200, 'USD'],
    ['1.299,00 €', 129_900, 'EUR'],
    ['1 299,00 Kč', 129_900, 'CZK'],
    ["CHF 1'049.95", 104_995, 'CHF'],
    ['US$:12.99', 1_299, 'USD'],
    ['C$34.50', 3_450, 'CAD'],
    ['352 AED', 35_200, 'AED'],
    ['12€50', 1_250, 'EUR'],
    ['0.99', 99, null],
    ['&pound;12.99', 1_299, 'GBP'],
    ['49,-  Kč', 4_900, 'CZK'],
    ['$9.99 (20% off)', 999, 'USD'],
    // Separators.
    ['1.837, 32 €', 183_732, 'EUR'],
    ['$ 8. 94', 894, 'USD'],
    ['$12 99', 1_299, 'USD'],
    ['12 € 50', 1_250, 'EUR'],
    ['12·50 €', 1_250, 'EUR'],
    ['1_299.00 EUR', 129_900, 'EUR'],
    ['Rs. 1,20,000.50', 12_000_050, 'INR'],
    ['١٢٫٥٠ د.إ', 1_250, 'AED'],
    ['１２．５０ €', 1_250, 'EUR'],
    ['49,—', 4_900, null],
    ['99¢', 99, 'USD'],
    ['85p', 85, 'GBP'],
    ['CHF 12.–', 1_200, 'CHF'],
    ["1'299.- CHF", 129_900, 'CHF'],
    ['1\u202f299,00 €', 129_900, 'EUR'],
    ['1\u00a0299,00\u00a0€', 129_900, 'EUR'],
    ['1\u2009299.50 USD', 129_950, 'USD'],
    ['١٬٢٩٩٫٠٠ ر.س', 129_900, 'SAR'],
    ['۱۲٫۵۰', 1_250, null],
    ['1.299:-', 129_900, null],
    ['199:50', 19_950, null],
    ['Rs.499/-', 49_900, 'INR'],
    ['kr.199', 19_900, null],
    ['12.50-', 1_250, null],
    ['12.5 GBP', 1_250, 'GBP'],
    ['EUR12.50', 1_250, 'EUR'],
    ['12.50 eur', 1_250, 'EUR'],
    ['12.50 gel', 1_250, null],
    ["1'299.–", 129_900, null],
    ['kr. 1 299:-', 129_900, null],
    ['24,50 $ CA', 2_450, 'CAD'],
    ['24 Euro 50 Cent', 2_450, 'EUR'],
    // Ranges and several prices.
    ['30,00 € 24,50 € (-18%)', 2_450, 'EUR'],
    ['$20.00 $15.00 25% off', 1_500, 'USD'],
    ['$20.00 $15.00 (10% cashback)', 2_000, 'USD'],
    ['£10.00 ex VAT (£12.00 inc VAT)', 1_200, 'GBP'],
    ['120,00 € TTC 100,00 € HT', 12_000, 'EUR'],
    ['100,00 € HT', 10_000, 'EUR'],
    ['$10–$20', 1_000, 'USD'],
    ['10 – 20 €', 1_000, 'EUR'],
    ['10 to 20 USD', 1_000, 'USD'],
    ['à partir de 12,50 €', 1_250, 'EUR'],
    ['12,50 € (25,00 €/100 ml)', 1_250, 'EUR'],
    ['25,00 €/100 ml 12,50 €', 1_250, 'EUR'],
    ['USD 15.00, EUR 14.00', 1_500, 'USD'],
    ['$10.00 - $20.00', 1_000, 'USD'],
    ['10-20 EUR', 1_000, 'EUR'],
    ['from 12,50 €', 1_250, 'EUR'],
    ['ab 12,50 €', 1_250, 'EUR'],
    ['- $44.99', 4_499, 'USD'],
    ['50 - $2.00 100 - $2.75', 200, 'USD'],
    ['Was: $124.95 Now: $0.00', 12_495, 'USD'],
    // Currency words.
    ['120 lei', 12_000, 'RON'],
    ['Dhs 250', 25_000, 'AED'],
    ['Dhs. 1,250.00', 125_000, 'AED'],
    ['R273.00', 27_300, 'ZAR'],
    ['Rp 221.000', 22_100_000, 'IDR'],
    ['S/ 89.90', 8_990, 'PEN'],
    ['530,42 Zł', 53_042, 'PLN'],
    ['45 ج.م', 4_500, 'EGP'],
    ['418.000 ₫', 41_800_000, 'VND'],
    ['250 ريال سعودي', 25_000, 'SAR'],
    ['12 US dollars', 1_200, 'USD'],
    ['AU $39.95', 3_995, 'AUD'],
    ['CN¥98.00', 9_800, 'CNY'],
    ['₹१२३.५०', 12_350, 'INR'],
    // Words that are also prepositions.
    ['da 12,50 €', 1_250, 'EUR'],
    ['din 49,90 lei', 4_990, 'RON'],
    // A price beside other numbers.
    ['De R$ 99,90 por R$ 79,90', 7_990, 'BRL'],
    ['MRP ₹499 ₹399', 39_900, 'INR'],
    ['Původní cena 299 Kč Nyní 199 Kč', 19_900, 'CZK'],
    ['20,00 € -25% 15,00 €', 1_500, 'EUR'],
    ['₹399 ₹499 20% off', 39_900, 'INR'],
    ['12,50 € inkl. 19 % MwSt. zzgl. 4,95 € Versand', 1_250, 'EUR'],
    ['Save $5.00 $15.00', 1_500, 'USD'],
    ['($20 value) $15', 1_500, 'USD'],
    ['R$ 129,90 em até 10x de R$ 12,99', 12_990, 'BRL'],
    ['$6.00 or 2 for $10.00', 600, 'USD'],
    ['12,50 € (100 ml = 25,00 €)', 1_250, 'EUR'],
    ['$12.50 ($2.50/Fl Oz)', 1_250, 'USD'],
    ['reduced from £20 to £15', 1_500, 'GBP'],
    ['₩ 29,800 → ₩ 19,800', 1_980_000, 'KRW'],
    ['12,50 € zzgl. Versand 4,95 €', 1_250, 'EUR'],
    ['od 10 do 20 zł', 1_000, 'PLN'],
    ['$20.00 - $10.00', 1_000, 'USD'],
    ['$12.00 (EUR 11.00)', 1_200, 'USD'],
    ['11,00 € (USD 12.00)', 1_100, 'EUR'],
    ['$39.95 AUD (was $45.00 AUD)', 3_995, 'AUD'],
    // Two prices that nothing tells apart: the first, as in the labeled examples of price-parser.
    ['$ 791.00 $ 479.00', 79_100, 'USD'],
    // Other signs for cents and thousands.
    ['1´234.50 CHF', 123_450, 'CHF'],
    ['1`234.50 CHF', 123_450, 'CHF'],
    ['12⁹⁹ €', 1_299, 'EUR'],
    ['12 99 €', 1_299, 'EUR'],
    ['€ 12<sup>99</sup>', 1_299, 'EUR'],
    ['$12<sup>.99</sup>', 1_299, 'USD'],
    ['USD 1299.000', 129_900, 'USD'],
    // Signs of several currencies.
    ['199 kr', 19_900, null],
    ['1.198,- Kr', 119_800, null],
    ['1 000 FCFA', 100_000, null],
    ['le prix: 12', 1_200, null],
  ])('%s', (text, minor, currency) => {
    expect(parsePrice(text)).toMatchObject({ minor, currency });
  });

  test.each([
    ['199 kr', 'SEK', 'SEK'],
    ['199 kr', 'NOK', 'NOK'],
    ['199 kr', 'USD', null],
    ['$12.99', 'CAD', 'CAD'],
    ['$12.99', 'EUR', 'USD'],
    ['¥120', 'CNY', 'CNY'],
    ['120', 'CNY', null],
  ])('%s in a feed in %s is in %s', (text, feedCurrency, currency) => {
    expect(parsePrice(text, { feedCurrency })?.currency).toBe(currency);
  });

  test.each([
    ['₣ 25', true],
    ['₿ 0.01', true],
    ['25 ﷼', true],
    ['25 ƒ', true],
    ['XYZ 25', true],
    ['25 XYZ', true],
    ['227,000 تومان', true],
    // The sign for any currency.
    ['¤ 25', false],
    ['25', false],
    ['from 25', false],
    ['RRP 25', false],
  ])('whether %s names a currency, even an unknown one: %s', (text, isNamed) => {
    expect(parsePrice(text)).toMatchObject({ currency: null, isNamed });
  });

  test.each([
    ['418.000 ₫', 'VND', 418_000],
    ['1,200', 'JPY', 1_200],
    ['1200.00 JPY', 'JPY', 1_200],
    ['12.345 KWD', 'KWD', 12_345],
    ['12.5', 'KWD', 12_500],
    ['1,234.500', 'KWD', 1_234_500],
    ['1,200', 'KWD', 1_200_000],
    // Tunisia and Libya write decimals after a comma.
    ['12,500 TND', 'TND', 12_500],
    ['12.500 TND', 'TND', 12_500],
    ['1 250,500 DT', 'TND', 1_250_500],
  ])('%s in %s', (text, currency, minor) => {
    expect(parsePrice(text, { currency })?.minor).toBe(minor);
  });

  test('separates price and original price in one cell', () => {
    const price = { minor: 1_410, currency: 'GBP', originalMinor: 4_700 };
    expect(parsePrice('RRP: £47.00Current price: £14.10')).toMatchObject(price);
    expect(parsePrice('Was $20.00 Now $15.00')).toMatchObject({
      minor: 1_500,
      originalMinor: 2_000,
    });
  });

  test.each([
    ['two separators', '12..50'],
    ['two separators', '12,,50'],
    ['groups of one', '1,2,3'],
    ['groups of two', '1,23,45'],
    ['a last group of two', '12.345.67'],
    ['an exponent', '1e3'],
    ['a price per unit', '25,00 €/100 ml'],
    ['a negative number', '-12.00'],
    ['a negative number', '$-5.00'],
    ['a mixture of separators', '12,345.678,90'],
    ['a number in pieces', '1299 99 Kč'],
    ['a number in pieces', '$1, 299.99'],
    ['a fraction', '12½ €'],
    ['thousands', '450k'],
    ['thousands', 'Rp 99rb'],
    ['a hexadecimal number', '0x1F'],
    ['a price per unit', '25,00 € je 100 ml'],
    ['a price per unit', '$2.50 / fl oz'],
    ['a price per unit', '100 ml = 25,00 €'],
    ['a price per month', '$9.99/month'],
    ['a price of several pieces', '2 for $10'],
    ['a price of several pieces', '2/$10'],
    ['a price of several pieces', '3 für 10 €'],
    ['a payment', '4 payments of $12.50'],
    ['a payment', '10x de R$ 12,99'],
    ['a discount', '$5 off $20'],
    ['a discount', 'Save $5.00'],
    ['a maximum', 'up to $50'],
    ['a maximum', 'bis zu 50 €'],
    ['prices that contradict their labels', '$20.00 Regular price $15.00 Sale price'],
    ['two prices with unknown words', '3 990 Ft helyett 2 990 Ft'],
    ['a date', '2024-05-01'],
    ['a time', '1-2 days'],
    ['a date', '01/05/2024'],
    ['a date', '25-09'],
    ['a size', '3.4 oz'],
    ['another text', 'Pack of 3 brushes'],
    ['another text', 'July, 2004'],
    ['another text', 'shop.example/12.50'],
    ['no number', 'free'],
    ['a currency alone', 'USD'],
  ])('%s is not a price: %s', (_, text) => {
    expect(parsePrice(text)).toBeNull();
  });

  test('a crossed-out price is the original one', () => {
    const price = { minor: 1_299, originalMinor: 1_999 };
    expect(parsePrice('<del>$19.99</del> $12.99')).toMatchObject(price);
    expect(parsePrice('<s class="old">19,99 €</s> <b>12,99 €</b>')).toMatchObject(price);
    const span = (name: string, text: string) =>
      `<span class="${name}-price amount">${text}</span>`;
    expect(parsePrice(`${span('old', '$19.99')} ${span('new', '$12.99')}`)).toMatchObject(price);
    // As WooCommerce writes it.
    const amount = (text: string) =>
      `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>${text}</bdi></span>`;
    const cell = `<del aria-hidden="true">${amount('19.99')}</del> <ins aria-hidden="true">${amount('12.99')}</ins>`;
    expect(parsePrice(cell)).toMatchObject({ ...price, currency: 'GBP' });
  });

  test('reads every usual way to write an amount alike', () => {
    const ways = [
      { group: ',', point: '.' },
      { group: '.', point: ',' },
      { group: ' ', point: ',' },
      { group: '\u202f', point: ',' },
      { group: '\u00a0', point: '.' },
      { group: "'", point: '.' },
      { group: '', point: '.' },
      { group: '', point: ',' },
    ];
    const currency = fc.constantFrom(
      ['$', '', 'USD'],
      ['', ' €', 'EUR'],
      ['€ ', '', 'EUR'],
      ['£', '', 'GBP'],
      ['CHF ', '', 'CHF'],
      ['', ' zł', 'PLN'],
      ['from ', ' EUR', 'EUR'],
      ['', 'USD', 'USD'],
    );
    const cents = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...ways),
        currency,
        (minor, way, [before, after, code]) => {
          const whole = String(Math.floor(minor / 100)).replace(/\B(?=(?:\d{3})+$)/g, way.group);
          const text = `${before}${whole}${way.point}${String(minor % 100).padStart(2, '0')}${after}`;
          expect(parsePrice(text)).toMatchObject({ minor, currency: code });
        },
      ),
    );
  });

  test.each(['', 'Call us', 'N/A', '-', '=1+1|cmd', '%'])(
    '%j is not a price, or not a large one',
    (text) => {
      expect(parsePrice(text)?.minor ?? 0).toBeLessThanOrEqual(100);
    },
  );

  test('parses a plain number to the cent, with any currency code', () => {
    const amount = fc.stringMatching(/^\d{1,9}(?:\.\d{1,2})?$/);
    const code = fc.constantFrom('', ' USD', ' EUR', ' CZK');
    fc.assert(
      fc.property(amount, code, (number, behind) => {
        expect(parsePrice(number + behind)).toEqual({
          minor: Math.round(Number(number) * 100),
          currency: behind.trim() || null,
          isNamed: behind !== '',
          originalMinor: null,
        });
      }),
    );
  });

  test('a cell too long for a price is none', () => {
    expect(parsePrice('1 '.repeat(5_000_000))).toBeNull();
    expect(parsePrice(`$12.50 ${'and more '.repeat(50)}`)).toBeNull();
  });
});
