import { textList } from '~/domain/text-list';

/** A brand's style: decides what it makes, and its names, stores and texts. */
export type StyleName =
  | 'clinical'
  | 'botanical'
  | 'k-beauty'
  | 'french-pharmacy'
  | 'couture'
  | 'artist'
  | 'drugstore'
  | 'salon'
  | 'perfume'
  | 'bath'
  | 'wellness'
  | 'toolmaker'
  | 'spa'
  | 'barber';

export interface BrandStyle {
  /** Weight of each category; missing: makes none of it. */
  makes: Readonly<Record<string, number>>;
  /** Probability per retailer id that it carries the brand. */
  soldAt: Readonly<Record<number, number>>;
  labels: readonly string[];
  /**
   * Typefaces of adapters/pictures; their number differs from that of the labels, so that
   * combinations vary.
   */
  typefaces: readonly string[];
  /** Body, accent and label colors to choose from. */
  palettes: readonly Palette[];
  /** Probability that a formula is scented, where the kind allows it. */
  scented: number;
  /** Closing sentences of a description. */
  voice: readonly string[];
  /** Features that any cosmetic of such a brand may claim. */
  claims: readonly string[];
}

type Palette = readonly [body: string, accent: string, label: string];

/** Reads palettes such as '#ffffff #2b6cb0 #ffffff | …'. */
const readPalettes = (text: string): Palette[] =>
  textList(text).map((palette) => {
    const [body = '', accent = '', label = ''] = palette.split(' ');
    return [body, accent, label];
  });

const prestige = { 1: 9, 2: 6, 4: 3, 5: 4, 6: 8, 7: 6, 9: 6, 10: 1 };
const masstige = { 1: 6, 2: 9, 3: 6, 4: 4, 5: 8, 6: 3, 7: 4, 8: 3, 10: 5 };
const mass = { 2: 7, 3: 9, 5: 8, 8: 9, 10: 4, 7: 1 };

export const brandStyles: Readonly<Record<StyleName, BrandStyle>> = {
  clinical: {
    makes: { skincare: 10, haircare: 0.6, supplements: 0.5 },
    soldAt: { 1: 8, 2: 8, 4: 9, 5: 8, 6: 4, 9: 4, 3: 3, 7: 2 },
    labels: ['grid', 'caption', 'formula', 'plain'],
    typefaces: ['plex', 'mono', 'grotesk', 'jost', 'montserrat'],
    palettes: readPalettes(`
      #f4f5f3 #1f2933 #ffffff | #e9eef2 #3b6ea5 #ffffff | #c9733a #1c1c1c #f6f1ea |
      #dfe7e3 #2f5d50 #fbfcfb | #2f3a40 #d8dde0 #f2f4f5 | #efe9df #8a6d3b #fffdf8
    `),
    scented: 0.03,
    voice: [
      'Nothing in it without a job to do.',
      'What is in it is printed on the front.',
      'Measured twice, bottled once.',
      'Tested, dosed and left alone.',
      'A short formula that layers well with others.',
    ],
    claims: ['Non-comedogenic', 'Dermatologist tested', 'Essential-oil-free', 'Vegan formula'],
  },
  botanical: {
    makes: { skincare: 7, haircare: 4, makeup: 1.2, fragrance: 0.5, supplements: 0.4 },
    soldAt: { 1: 6, 2: 6, 3: 5, 4: 5, 5: 7, 6: 4, 9: 4, 7: 2, 8: 2, 10: 2 },
    labels: ['botanical-plate', 'apothecary', 'leaf-frame', 'plain'],
    typefaces: ['garamond', 'cormorant', 'marcellus', 'chancery', 'abril'],
    palettes: readPalettes(`
      #5b6b4a #c9a36a #f5f0e3 | #8a4b2d #2d2a26 #f3ead9 | #dfe3d0 #6b7f4f #fbfaf3 |
      #3f5a52 #e0c9a6 #f7f3ea | #e7d8c3 #9b5d3b #fffaf1 | #b7c3a5 #40513b #fdfcf6
    `),
    scented: 0.6,
    voice: [
      'Made slowly, in small batches.',
      'Grown with growers we can name.',
      'It smells of the garden after rain, and then of nothing at all.',
      'Kind to skin, and to the shelf it stands on.',
      'Plant by plant, nothing hurried.',
    ],
    claims: ['Cruelty-free', 'Recyclable glass', 'No mineral oil', 'Made in small batches'],
  },
  'k-beauty': {
    makes: { skincare: 10, makeup: 2.6, haircare: 1.2, tools: 0.5 },
    soldAt: { 1: 6, 2: 8, 3: 6, 5: 10, 4: 3, 8: 4, 6: 2, 10: 3, 7: 1 },
    labels: ['seal', 'pastel-band', 'round-stamp', 'plain'],
    typefaces: ['quicksand', 'comfortaa', 'nunito', 'josefin', 'jost'],
    palettes: readPalettes(`
      #f7d9d5 #e58f8a #fffafa | #dcefe6 #6fb59a #ffffff | #f6efdc #d9a860 #fffdf6 |
      #e3e2f3 #8f8ac8 #fdfdff | #d9ecf7 #6aa7cf #ffffff | #f3f3ee #3d3d3d #ffffff
    `),
    scented: 0.35,
    voice: [
      'A small step that makes the others work.',
      'Like nine hours of sleep, near enough.',
      'Gentle enough for every day.',
      'Light to wear, generous to use.',
      'The step people ask about.',
    ],
    claims: [
      'Cruelty-free',
      'Patch-tested on sensitive skin',
      'Low-irritation formula',
      'Layers well',
    ],
  },
  'french-pharmacy': {
    makes: { skincare: 10, haircare: 1.6 },
    soldAt: { 2: 8, 3: 7, 4: 8, 5: 9, 8: 4, 1: 3, 6: 2, 7: 2, 10: 2 },
    labels: ['cross', 'blue-band', 'caption', 'plain'],
    typefaces: ['montserrat', 'josefin', 'jost', 'plex', 'tenor'],
    palettes: readPalettes(`
      #ffffff #2b6cb0 #ffffff | #f7faf9 #2f855a #ffffff | #fdf6ee #d9822b #ffffff |
      #eef5fb #1a365d #ffffff | #fdf2f4 #c05674 #ffffff
    `),
    scented: 0.25,
    voice: [
      'The one that lives on every French bathroom shelf.',
      'A pharmacy classic in the making.',
      'Developed with pharmacists, for skin that minds.',
      'Sober, gentle and good value.',
      'For the whole family, from the first day.',
    ],
    claims: ['Dermatologist tested', 'Suits sensitive skin', 'Non-comedogenic', 'High tolerance'],
  },
  couture: {
    makes: { makeup: 7, fragrance: 5, skincare: 3 },
    soldAt: { ...prestige, 10: 0.3, 5: 2 },
    labels: ['monogram', 'couture-centre', 'gold-rule'],
    typefaces: ['italiana', 'cinzel', 'playfair', 'poiret', 'cormorant'],
    palettes: readPalettes(`
      #111111 #c9a227 #111111 | #2b1b24 #d4af7a #f3e9df | #f3e7e1 #b08d57 #fffaf6 |
      #7a1f2b #e3c28b #fbf4ea | #e9e4da #1c1c1c #ffffff | #1d2a44 #cbb27a #f4f1ea
    `),
    scented: 0.8,
    voice: [
      'Quiet from afar, unmistakable up close.',
      'Made to be left out on the vanity.',
      'The house’s evening, in one gesture.',
      'Refined until nothing could be taken away.',
      'A small luxury with a long memory.',
    ],
    claims: ['Refillable case', 'Made in France', 'Signature scent', 'Silky finish'],
  },
  artist: {
    makes: { makeup: 10, tools: 1.2, skincare: 0.6 },
    soldAt: { 1: 9, 2: 9, 5: 6, 6: 3, 7: 3, 3: 3, 10: 3, 9: 1, 8: 1 },
    labels: ['bold-type', 'sticker', 'diagonal', 'plain'],
    typefaces: ['anton', 'black', 'syne', 'abril', 'bebas'],
    palettes: readPalettes(`
      #0f0f10 #ff5a5f #ffffff | #f25f8b #1a1a1a #fff5f8 | #f7b32b #2d1e2f #fffaf0 |
      #6a4c93 #ffca3a #fbf8ff | #e8d5c4 #8a3324 #fffaf5 | #c8d6e5 #10ac84 #ffffff |
      #3a3238 #d282a6 #fdf4f8
    `),
    scented: 0.15,
    voice: [
      'Built backstage, worn everywhere.',
      'Made for mirrors in taxis.',
      'Loud when you want it, easy when you do not.',
      'No rules, good light, go.',
      'Made by people who do faces for a living.',
    ],
    claims: ['Vegan', 'Cruelty-free', 'High pigment load', 'Talc-free'],
  },
  drugstore: {
    makes: { makeup: 6, skincare: 6, haircare: 4.5, tools: 1.6, fragrance: 0.5, supplements: 0.8 },
    soldAt: mass,
    labels: ['burst', 'banner', 'rounded', 'plain'],
    typefaces: ['fredoka', 'nunito', 'montserrat', 'pacifico', 'quicksand'],
    palettes: readPalettes(`
      #ffffff #00a5a5 #ffffff | #ffe3ec #e6397f #ffffff | #fff4d6 #f08a24 #ffffff |
      #e5f1ff #2a6fdb #ffffff | #ecf7e6 #4c9a2a #ffffff | #f0e8fb #7b4bb7 #ffffff
    `),
    scented: 0.55,
    voice: [
      'Good enough to be your only one, priced so you can have two.',
      'No learning curve, no fuss.',
      'The one you throw in the cart without thinking.',
      'Made for every day, priced for every day.',
      'Simple to use, easy to like.',
    ],
    claims: ['Cruelty-free', 'Everyday value', 'Paraben-free', 'Allergy tested'],
  },
  salon: {
    makes: { haircare: 10, tools: 1.4 },
    soldAt: { 1: 7, 2: 10, 4: 3, 5: 8, 6: 3, 7: 2, 3: 4, 10: 3, 8: 2 },
    labels: ['vertical', 'salon-block', 'fine-line', 'plain'],
    typefaces: ['oswald', 'tenor', 'hairline', 'barlow', 'poiret'],
    palettes: readPalettes(`
      #1b1b1b #d6b370 #f5f2ec | #f2efe9 #3d3a36 #ffffff | #264653 #e9c46a #f7f5ef |
      #d5a6a1 #4a2c2a #fff7f5 | #a3b18a #344e41 #fafaf5 | #cdb4db #52307c #fdfaff |
      #e07a5f #3d405b #fff8f3
    `),
    scented: 0.95,
    voice: [
      'Tried in our own salon before it left the building.',
      'Works the tenth time as it did the first.',
      'Good hands, good habits, good hair.',
      'Colorists asked for it; everyone else kept it.',
      'A little goes a long way.',
    ],
    claims: ['Color-safe', 'Cruelty-free', 'Salon formula', 'Keratin-treatment safe'],
  },
  perfume: {
    makes: { fragrance: 10 },
    soldAt: { 1: 7, 6: 8, 9: 7, 7: 5, 2: 4, 5: 3 },
    labels: ['cartouche', 'letterpress', 'gold-rule', 'plain'],
    typefaces: ['cormorant', 'cinzel', 'italiana', 'garamond', 'playfair'],
    palettes: readPalettes(`
      #e8dcc8 #2a2522 #fbf7ef | #c7b299 #5a3e2b #f8f3ea | #b9c4c9 #22303a #f6f8f9 |
      #d8c3c9 #5b2333 #fdf7f8 | #a8b5a2 #2d3a2e #f7f9f5 | #dfc98f #3a2f1b #fcf8ec
    `),
    scented: 1,
    voice: [
      'It opens like a window and stays like a story.',
      'Numbered by hand, macerated for six weeks.',
      'Wear it close; it is not for the whole room.',
      'Composed by one nose, without a brief.',
      'You will find it on your scarf next winter.',
    ],
    claims: ['Composed by an independent perfumer', 'Refillable flacon', 'Cruelty-free'],
  },
  bath: {
    makes: { fragrance: 6 },
    soldAt: { ...mass, 2: 9, 10: 6 },
    labels: ['fruit-band', 'rounded', 'burst'],
    typefaces: ['pacifico', 'fredoka', 'syne'],
    palettes: readPalettes(`
      #ffd6e0 #ff6f91 #ffffff | #d4f1f4 #189ab4 #ffffff | #fff3b0 #e09f3e #ffffff |
      #e2d4f7 #8e5bc0 #ffffff
    `),
    scented: 1,
    voice: [
      'Spritz, spin, out of the door.',
      'Layer it with the others until it is yours.',
      'Holiday in a bottle, no flight needed.',
    ],
    claims: ['Cruelty-free', 'Vegan', 'Layers well'],
  },
  wellness: {
    makes: { supplements: 10 },
    soldAt: { 2: 6, 3: 8, 5: 10, 8: 7, 1: 2, 4: 2, 6: 1, 10: 2 },
    labels: ['dose', 'leaf-frame', 'plain', 'rounded'],
    typefaces: ['nunito', 'jost', 'garamond'],
    palettes: readPalettes(`
      #7d4f2a #ffffff #fbf6ee | #f7f3ec #d98e73 #ffffff | #e3efe8 #3c7a5d #ffffff |
      #fbe9d7 #e07b39 #ffffff | #e6ecf5 #3c5a99 #ffffff
    `),
    scented: 0,
    voice: [
      'Every batch is tested by a third party, and the result is on the label.',
      'Give it twelve weeks; hair and skin are slow readers.',
      'One small habit, kept.',
      'Doses that match the studies, not the trend.',
    ],
    claims: ['Third-party tested', 'Gluten-free', 'Non-GMO', 'No artificial colors'],
  },
  toolmaker: {
    makes: { tools: 10, haircare: 0.6 },
    soldAt: masstige,
    labels: ['engraved', 'plain', 'fine-line'],
    typefaces: ['michroma', 'rajdhani', 'barlow', 'oswald'],
    palettes: readPalettes(`
      #1f1f22 #c9a27c #f2f2f2 | #f4c7c3 #ffffff #ffffff | #efe6da #7b5e3b #fffaf2 |
      #2f4858 #f6ae2d #f8f8f8 | #d9d9e0 #7f6fb3 #ffffff | #e8eae6 #4a5759 #ffffff
    `),
    scented: 0,
    voice: [
      'Balanced by hand, so that yours can relax.',
      'Made to be used daily and kept for years.',
      'Good tools are half the result.',
      'Easy to clean, hard to lose.',
    ],
    claims: ['Two-year warranty', 'Cruelty-free', 'Easy to clean', 'Comes with a case'],
  },
  spa: {
    makes: { skincare: 10, fragrance: 0.5 },
    soldAt: { 1: 5, 4: 7, 6: 9, 9: 8, 7: 4, 5: 2, 2: 2 },
    labels: ['gold-rule', 'couture-centre', 'fine-line'],
    typefaces: ['marcellus', 'tenor', 'italiana', 'cinzel'],
    palettes: readPalettes(`
      #f1ece4 #b89b6a #fffdf9 | #d5e0e2 #4f6d7a #fbfdfd | #23342f #c7a76c #f5f1e6 |
      #e8d9d2 #8c5a4b #fffaf7 | #cfd6d0 #2e4a43 #fbfcfb
    `),
    scented: 0.7,
    voice: [
      'Ten quiet minutes, yours to keep.',
      'The treatment room, without the robe.',
      'Take your time; it does.',
      'You notice the texture, others the result.',
    ],
    claims: ['Spa heritage', 'Recyclable glass', 'Silky finish', 'Cruelty-free'],
  },
  barber: {
    makes: { skincare: 4, haircare: 5, fragrance: 3, tools: 0.6 },
    soldAt: { 2: 6, 3: 7, 5: 9, 8: 6, 6: 2, 7: 3, 10: 4, 1: 2 },
    labels: ['badge', 'stamp', 'bold-type', 'plain'],
    typefaces: ['rye', 'alfa', 'bebas'],
    palettes: readPalettes(`
      #1f2a2e #b5803a #f0e9da | #3b2f2a #d9c3a0 #f5efe4 | #26403a #c2b280 #f4f1e8 |
      #e6e2d8 #1f1f1f #ffffff
    `),
    scented: 0.8,
    voice: [
      'Two minutes at the sink, done.',
      'No perfume counter, no mystery.',
      'Smells like a good barbershop at nine in the morning.',
      'Built for wind, sweat and Mondays.',
    ],
    claims: ['Cruelty-free', 'Paraben-free', 'Quick to absorb'],
  },
};
