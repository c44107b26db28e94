import { normalizeWord } from '../text/normalize-word';
import type { Token } from '../text/tokenize';
import { hairConcernFor } from '../vocabulary/state-words';
import type { ProductType } from '../vocabulary/term';
import { findTerm, slugsWithin } from '../vocabulary/terms';
import type { Span } from './choose-spans';
import { type Meaning, phraseIndex } from './phrase-index';
import { type PhraseSpan, pick, pickIngredient, pickTerm } from './pick-meaning';
import { type Area, describesOnly, type QueryContext } from './query-context';
import type { QuerySlot } from './understood-query';

/** What becomes of a span: a part, plain words, or nothing. */
export type Outcome = { slot: QuerySlot; label: string } | 'words' | 'ignored';

/** A piece of the query and what becomes of it. */
export interface Decision {
  at: number;
  end: number;
  outcome: Outcome;
}

/** Types whose shades are depths of complexion. */
const complexionTypes = new Set(
  [
    'foundation',
    'concealer',
    'skin-tint',
    'bb-cream',
    'setting-powder',
    'contour',
    'bronzer',
    'tinted-sunscreen',
  ].flatMap((slug) => slugsWithin('type', slug)),
);
const depths = new Set(['fair', 'light', 'medium', 'tan', 'deep']);

/** Chooses the meaning of a phrase in its context. */
export function resolvePhrase(
  span: PhraseSpan,
  context: QueryContext,
  keys: readonly string[],
  isForm: boolean,
): Outcome {
  const kinds = [
    () => resolveSlot(span),
    () => resolveType(span, context, keys, isForm),
    () => resolveAbsence(span),
    () => resolveShade(span, context),
    () => resolveFinish(span, context),
    () => resolveConcern(span, context),
    () => resolvePlainTerm(span, context),
    () => resolveIngredient(span, context),
    () => resolveState(span, context),
    () => resolveForm(span, context),
  ];
  for (const kind of kinds) {
    const outcome = kind();
    if (outcome !== null) return outcome;
  }
  return 'words';
}

function resolveSlot(span: PhraseSpan): Outcome | null {
  if (pick(span, 'ignored')) return 'ignored';
  const meaning = pick(span, 'slot');
  return meaning ? { slot: meaning.slot, label: meaning.label } : null;
}

function resolveType(
  span: PhraseSpan,
  { area, types }: QueryContext,
  keys: readonly string[],
  isForm: boolean,
): Outcome | null {
  if (isForm) return null;
  const typed = keys.slice(span.at, span.end);
  const within = area === null ? undefined : typeInArea(typed, area);
  const type = pick(span, 'type')?.type;
  if (type && describesOnly(span) && !types.includes(type)) return null;
  // A longer phrase such as "night cream" is what it says.
  if (within && (typed.length === 1 || !type)) return typeSlot(within);
  return type ? typeSlot(type) : null;
}

const typeSlot = (type: ProductType): Outcome => ({
  slot: { kind: 'type', slug: type.slug },
  label: type.label,
});

/** The type that a general noun names for a part of the body: a mask for hair is a hair mask. */
function typeInArea(typed: readonly string[], area: Area): ProductType | undefined {
  for (const meaning of phraseIndex.lookUp([normalizeWord(area), ...typed])) {
    if (meaning.is === 'type') return meaning.type;
  }
  return undefined;
}

function resolveAbsence(span: PhraseSpan): Outcome | null {
  const meaning = pick(span, 'absence');
  return meaning ? { slot: { kind: 'without', slug: meaning.slug }, label: meaning.label } : null;
}

function resolveShade(span: PhraseSpan, { types, area, category }: QueryContext): Outcome | null {
  const shade = pickTerm(span, 'shade');
  if (!shade) return null;
  const isDepth = depths.has(shade.slug);
  const hasShades = isDepth
    ? types.some(({ slug }) => complexionTypes.has(slug))
    : types.length > 0
      ? types.some((type) => type.hasShades)
      : category === 'makeup' || area === 'lip' || area === 'nail' || area === 'eye';
  return hasShades ? termSlot(shade) : null;
}

function resolveFinish(span: PhraseSpan, { types, category }: QueryContext): Outcome | null {
  const finish = pickTerm(span, 'finish');
  if (!finish) return null;
  const isAim = pick(span, 'concern') !== undefined;
  const isMakeup = category === 'makeup' || (types.length === 0 && category === null && !isAim);
  // "Glow" and "radiant" are finishes of makeup and aims of skincare.
  if (isMakeup) return termSlot(finish);
  const isOnlyFinish = span.found.meanings.length === 1;
  return isOnlyFinish && (category === 'skincare' || category === 'haircare')
    ? termSlot(finish)
    : null;
}

function resolveConcern(span: PhraseSpan, { types, area, category }: QueryContext): Outcome | null {
  const concern = pick(span, 'concern')?.concern;
  if (!concern || category === 'fragrance') return null;
  const isHair =
    types.length > 0 ? types.some(isForHair) : area === 'hair' || category === 'haircare';
  if (concern.area === 'hair') {
    const canBeHair = isHair || types.length === 0 || types.some(isForAnything);
    return canBeHair ? concernSlot(concern.slug) : null;
  }
  if (!isHair) return concernSlot(concern.slug);
  const twin = hairConcernFor.get(concern.slug);
  return twin === undefined ? concernSlot(concern.slug) : concernSlot(twin);
}

const isForHair = ({ slug, category }: ProductType): boolean =>
  category === 'haircare' || slug === 'hair-vitamins' || hairTools.has(slug);
const hairTools = new Set(['hair-dryer', 'straightener', 'curling-iron', 'hot-air-brush']);
/** Types that general nouns name until the query says what they are for. */
const isForAnything = ({ slug, category }: ProductType): boolean =>
  [
    'moisturizer',
    'serum',
    'face-mask',
    'gift-set',
    'makeup-brush',
    'cleanser',
    'face-scrub',
    'face-mist',
    'concentrate',
    'beauty-device',
  ].includes(slug) || category === 'supplements';

function concernSlot(slug: string): Outcome {
  return { slot: { kind: 'concern', slug }, label: findTerm('concern', slug)?.label ?? slug };
}

function resolvePlainTerm(span: PhraseSpan, { types, category }: QueryContext): Outcome | null {
  const hair = pickTerm(span, 'hair');
  // "Blonde" is a shade name of brow pencils.
  if (hair && !(category === 'makeup' && types.length > 0) && category !== 'fragrance')
    return termSlot(hair);
  const skin = pickTerm(span, 'skin');
  if (skin && category !== 'fragrance') return termSlot(skin);
  const audience = pickTerm(span, 'audience');
  if (audience) return termSlot(audience);
  const claim = pickTerm(span, 'claim');
  return claim ? termSlot(claim) : null;
}

function termSlot({ kind, slug, label }: Extract<Meaning, { is: 'term' }>): Outcome {
  return { slot: { kind, slug }, label };
}

/** In a perfume, plants are notes; their words match its name. */
function resolveIngredient(span: PhraseSpan, { category, types }: QueryContext): Outcome | null {
  const isScent = category === 'fragrance' || types.some(({ slug }) => scentedTypes.has(slug));
  const ingredient = pickIngredient(span, isScent);
  if (!ingredient) return null;
  if (types.length > 0 && types.every((type) => type.category === 'tools')) return null;
  // "Rose" alone is more often a name.
  if (pickTerm(span, 'shade') && types.length === 0 && category === null) return null;
  return { slot: { kind: 'ingredient', slug: ingredient.slug }, label: ingredient.label };
}

/** Chosen by their scent, although they are no fragrances. */
const scentedTypes = new Set(['aftershave', 'deodorant', 'candle', 'home-fragrance']);

function resolveState(span: PhraseSpan, { types, area, category }: QueryContext): Outcome | null {
  const state = pick(span, 'state');
  if (!state) return null;
  const isHair =
    types.some(isForHair) ||
    (area === 'hair' && !types.some(({ category: of }) => of === 'makeup'));
  const isSkin = !isHair && (area === 'face' || category === 'skincare' || category === 'makeup');
  const slot = isHair ? state.hair : isSkin ? state.skin : null;
  if (slot === null || !('slug' in slot) || slot.kind === 'brand' || slot.kind === 'without')
    return null;
  return { slot, label: findTerm(slot.kind, slot.slug)?.label ?? slot.slug };
}

function resolveForm(span: PhraseSpan, { types, area, category }: QueryContext): Outcome | null {
  const form = pickTerm(span, 'form');
  if (!form || category === 'fragrance' || category === 'tools') return null;
  const isFirm = types.length > 0 || area !== null || supplementForms.has(form.slug);
  return isFirm ? termSlot(form) : null;
}

const supplementForms = new Set(['capsules', 'gummies']);

/** Whether a span's noun is the form of the type beside it: cream blush, blush stick. */
export function isFormBeside(
  span: Span,
  spans: readonly Span[],
  tokens: readonly Token[],
): boolean {
  if (!pickTerm(span, 'form')) return false;
  return spans.some((other) => {
    if (other === span || !pick(other, 'type') || pickTerm(other, 'form')) return false;
    const [first, second] = span.at < other.at ? [span, other] : [other, span];
    for (let index = first.end; index <= second.at; index++) {
      const token = tokens[index];
      if (!token || /[,/;]/.test(token.gap)) return false;
      if (index < second.at && separators.has(token.text)) return false;
    }
    return true;
  });
}

const separators = new Set(['and', 'or', 'for', 'with', 'plus', 'to', 'under', 'over', 'but']);
