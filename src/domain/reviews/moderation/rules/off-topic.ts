import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';

/** Beginnings of the words with which people describe cosmetics and how they use them. */
const beginnings = `
  skin hair face facial lip eye lash brow nail scalp hand foot feet heel leg arm neck cheek forehead chin nose pore
  wrinkle pimple acne break broke spot scar circle dry oil greas sensitiv combo eczema rosacea psoria dandruff itch
  irritat burn sting red rash peel flak cream creme serum lotion mask masque clean wash moist hydrat toner gel balm
  scrub exfol foam soap shampoo condition spray mist powder foundation conceal blush bronz highlight mascara liner
  eyeliner gloss palette shadow polish perfum fragran cologne deodorant sunscreen spf tan primer brush bristle sponge
  roller razor shav beard curl frizz straight dryer iron comb towel smell scent odor stink textur consisten absorb
  appl use using wear wore blend cover matte glow shine shiny shimmer glitter pigment color colour shade tint tone stain
  smudg cak pill stick soft smooth silk rich thick thin light heavy gentle harsh rough plump firm bright clear product
  bottle jar tube pump lid cap packag box sample size travel ingredient formula retinol acid vitamin peptide hyaluron
  niacin paraben sulfate alcohol vegan natural organic brand lov like favo obsess amaz recommend buy bought purchas
  repurchas order return refund price expens cheap worth money store sephora ulta ship deliver arriv gift try tried
  trial result differen work improv help effect routine regimen review star disappoint happy perfect great good nice
  wonder terrible hate awful allerg reaction derm esthet bath shower body beauty cosmetic aging pregnan refill coupon
  meh fine better best worse worst shade kit artist photograph restock discontinu hype skeptic convinc bangs
  makeup reappl tacky taste aftertaste compliment handle scratch`
  .trim()
  .split(/\s+/);
const byStart = Map.groupBy(beginnings, (beginning) => beginning.slice(0, 3));

/** Half of the words of English sentences are among these. */
const common = new Set(
  'the a an and i it is my to of for in this that with on was but not have so you are as its be at me if has or they we just very all from had after will by our your no who what how'.split(
    ' ',
  ),
);
const minWords = 16;
const minCommonShare = 0.2;

const invitations = compilePhrases(`
  subscribe|subscribers|subscriber|subscribed|subs|youtuber|followers|views|likes
  check out|it|this
  ^ vote|share|sign
  join|visit|donate|register|welcome|rent|reward|jesus|god|lord|bible|pray|sins
  like this comment|review|video
  song|songs|rapper|album|video|videos|game|games|gameplay|movie|website|site|link
  looking|searching for a|an|people|girls|roommate|work|love
  anybody|anyone know|knows|want|wants|need|needs
`);

/** Whether an English text has no word about a product or its use, or hardly one and an invitation instead. */
export function isOffTopic({ tokens }: ReadableText): boolean {
  const words = tokens.filter((token) => /^[a-z]+$/.test(token));
  if (words.length < minWords) return false;
  const commonShare = words.filter((word) => common.has(word)).length / words.length;
  if (commonShare < minCommonShare) return false;
  const topical = new Set(words.filter(isTopical)).size;
  return topical === 0 || (topical * 12 < words.length && topical <= 2 && invitations(tokens) > 0);
}

function isTopical(word: string): boolean {
  const known = byStart.get(word.slice(0, 3));
  return known?.some((beginning) => word.startsWith(beginning)) ?? false;
}
