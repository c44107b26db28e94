import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JudgedReview, judgeReview } from './judge-review';
import type { ReviewReasonCode } from './reason';

const unremarkable: JudgedReview = {
  title: '',
  text: '',
  photoCount: 0,
  isFirstReview: false,
  storeTexts: [],
  others: [],
  recentOnProduct: 0,
  usualOnProduct: 0,
};
const codesOf = (text: string) => judgeReview({ ...unremarkable, text }).codes;

const abuse: Partial<Record<ReviewReasonCode, readonly string[]>> = {
  link: [
    'Nice cream, cheaper at glow-outlet.shop and it came fast.',
    'Nice cream, see glowoutlet (dot) com for the price.',
    'Nice cream, glowoutlet . com has a bigger jar of it.',
    'Nice cream, glowoutlet,com has a bigger jar of it.',
    'Nice cream, ｇｌｏｗｏｕｔｌｅｔ．ｃｏｍ has a bigger jar.',
    'Nice cream, find it on bit.ly/3xGlow for less money.',
    'Nice cream, I am glow_by_anna if you want to see more of it.',
    'Nice cream, my channel has a video about how I use it.',
  ],
  contact: [
    'Nice cream. Text 212-555-0148 for the price of a full box.',
    'Nice cream. Text 555-0148 for the price of a full box.',
    'Nice cream. My cousin sells it, +49 151 2345 6789, ask her.',
    'Nice cream. Nine one seven, five five five, oh one four eight.',
    'Nice cream. Write to anna [at] glow [dot] com for a sample.',
    'Nice cream. WhatsApp me if you want to have half of it.',
  ],
  'personal-data': [
    'Nice cream, but order number 88341209 never came to us.',
    'Nice cream, sent to 310 Maple Court, Austin TX 78704 instead.',
    'Nice cream, my card 4111 1111 1111 1111 was charged twice.',
    'Nice cream, my patient ID 00482917 is on the box for some reason.',
  ],
  profanity: [
    'This is f*cking useless and the smell makes me sick.',
    'This is f.u.c.k.i.n.g useless and the smell makes me sick.',
    'This is fսcking useless and the smell makes me sick.',
    'You are all idiots if you pay this much for a lipstick.',
    'I know where you live, and you will pay for my ruined skin.',
    'The jews who own this brand get richer with every jar of it.',
    'Diese Creme ist Scheiße, und die Verkäuferin war frech zu mir.',
  ],
  promotion: [
    'Nice cream, GLOW20 gets you twenty percent off at the checkout.',
    'Nice cream, I work from home and earn money every week.',
    'Nice cream, they gave me a gift card for this review of it.',
    'Buy cream, cheap cream, best cream, cream online, cream sale, skin cream',
  ],
  'seller-talk': [
    'At Verdena we believe in clean skin care for everyone.',
    'Thank you for your purchase, our team is happy about it.',
  ],
  template: [
    'As an AI language model I have no skin, but this cream is nice.',
    'I love [product name] and would buy it again at any time.',
  ],
  health: ['This oil cured my cancer in two months, you should try it.'],
  'off-topic': [
    'Room for someone in our flat in Queens from May, no pets, ask the landlord about what it would be.',
  ],
  padding: ['good good good good good good good good good good good'],
  gibberish: ['lkjsdf oiwer nmxcv lkjwer poiqwe mnzxc qlwkej asdlkj zmxnc'],
};
const abuseTexts = Object.values(abuse).flat();

const honest = [
  'Killer mascara, damn good. My lashes are short, and it holds a curl.',
  'It was $12.99 at CVS, and sephora.com has it for 11.50 this week.',
  'My 5 year old niece loves the strawberry one, and so does her mother.',
  'Olaplex No.3, No.4 and No.5, Dr. Jart+, No. 7 and e.l.f. are on my shelf.',
  'My shades are 110 120 130 here, NC25 at MAC and 4N1 in the other brand.',
  'I have PEG-40, CI 77491, 10% niacinamide and SPF50 in the morning.',
  'I love it.my skin is soft.no more flakes.the smell is nice too',
  'I got this free in exchange for my honest review. Too sticky for me.',
  'Call me crazy, but I like the smell. Message to the brand: keep it.',
  'I don’t understand the hype. After three weeks I gave up, and now my sister has it in her bathroom.',
  'My dermatologist took me off steroid cream, and this soothed the itch.',
];

describe('the rules', () => {
  test.each(
    Object.entries(abuse).flatMap(([code, texts]) => texts.map((text) => [code, text] as const)),
  )('find %s in %j', (code, text) => {
    expect(codesOf(text)).toContain(code);
  });

  test.each(honest)('publish %j', (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  const spelled = fc.constantFrom<(text: string) => string>(
    (text) => text.toLowerCase(),
    (text) =>
      text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    (text) =>
      text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x1d41a)),
    (text) => text.replaceAll('e', 'e\u200b'),
    (text) => text.replaceAll(' ', '  '),
  );

  test('find abuse in any spelling of its letters', () => {
    // Names, addresses and codes are told by their capital letters.
    const texts = abuseTexts.filter((text) => !/GLOW20|Maple|Queens/.test(text));
    fc.assert(
      fc.property(fc.constantFrom(...texts), spelled, (text, spell) => {
        expect(codesOf(spell(text))).not.toEqual([]);
      }),
    );
  });

  const label = fc.stringMatching(/^[a-z]{5,12}$/);
  const ending = fc.constantFrom('com', 'net', 'org');
  const disguise = fc.constantFrom(
    '.',
    ' . ',
    ' dot ',
    '(dot)',
    '[.]',
    ' .',
    ',',
    '●',
    ' (.) ',
    '-dot-',
  );

  test('find a disguised address after any honest text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...honest), label, ending, disguise, (text, name, tld, dot) => {
        expect(codesOf(`${text} More on ${name}${dot}${tld}`)).toContain('link');
      }),
    );
  });

  const digits = fc.stringMatching(/^[2-9][0-8]{2}[2-9][0-8]{2}9[0-8]{3}$/);
  const separator = fc.constantFrom('-', '.', ' ', '', ' - ', '/', '•');

  test('find a telephone number after any honest text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...honest), digits, separator, (text, number, between) => {
        const groups = [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
        expect(codesOf(`${text} Reach me: ${groups.join(between)}`)).not.toEqual([]);
      }),
    );
  });
});
