import type { Token } from '../text/tokenize';
import { isStopWord } from '../vocabulary/query-words';
import type { ProductType } from '../vocabulary/term';
import type { Span } from './choose-spans';
import { pick, pickIngredient, pickTerm } from './pick-meaning';
import type { CatalogTerms } from './understood-query';

/** The part of the body that a query is about. */
export type Area =
  | 'hair'
  | 'eye'
  | 'lip'
  | 'nail'
  | 'lash'
  | 'brow'
  | 'beard'
  | 'hand'
  | 'foot'
  | 'neck'
  | 'body'
  | 'face'
  | 'sunscreen';

/** What the rest of the query says about an ambiguous phrase. */
export interface QueryContext {
  types: readonly ProductType[];
  area: Area | null;
  /** Slug of the category that types or words name. */
  category: string | null;
}

const areaOfConcern = {
  skin: 'face',
  eyes: 'eye',
  lips: 'lip',
  body: 'body',
  hair: 'hair',
  nails: 'nail',
} as const;

/** Words that name a part of the body by themselves. */
export const areaWords: ReadonlyMap<string, Area> = new Map([
  ['hair', 'hair'],
  ['scalp', 'hair'],
  ['root', 'hair'],
  ['eye', 'eye'],
  ['undereye', 'eye'],
  ['lip', 'lip'],
  ['nail', 'nail'],
  ['fingernail', 'nail'],
  ['lash', 'lash'],
  ['eyelash', 'lash'],
  ['brow', 'brow'],
  ['eyebrow', 'brow'],
  ['beard', 'beard'],
  ['hand', 'hand'],
  ['feet', 'foot'],
  ['heel', 'foot'],
  ['neck', 'neck'],
  ['body', 'body'],
  ['leg', 'body'],
  ['arm', 'body'],
  ['skin', 'face'],
  ['face', 'face'],
  ['facial', 'face'],
  ['complexion', 'face'],
  ['forehead', 'face'],
  ['cheek', 'face'],
  ['nose', 'face'],
  ['chin', 'face'],
]);

/** Nouns that only describe another type beside them: "cream" in "cream blush". */
const isSoft = (span: Span): boolean => pickTerm(span, 'form') !== undefined || describesOnly(span);

export const describesOnly = (span: Span): boolean =>
  pick(span, 'concern') !== undefined || pickTerm(span, 'finish') !== undefined;

/** The types that a query names for certain. */
function firmTypes(spans: readonly Span[]): ProductType[] {
  const named = spans.flatMap((span) => {
    const type = pick(span, 'type')?.type;
    return type ? [{ type, isFirm: !isSoft(span) }] : [];
  });
  const firm = named.filter(({ isFirm }) => isFirm);
  return (firm.length > 0 ? firm : named).map(({ type }) => type);
}

/** What the query as a whole is about. */
export function readContext(
  spans: readonly Span[],
  tokens: readonly Token[],
  keys: readonly string[],
): QueryContext {
  const types = firmTypes(spans);
  const covered = new Uint8Array(tokens.length);
  for (const { at, end } of spans) covered.fill(1, at, end);
  const areas: Area[] = keys.flatMap((key, index) => {
    const area = covered[index] === 1 ? undefined : areaWords.get(key);
    return area ? [area] : [];
  });
  for (const span of spans) {
    const concern = pick(span, 'concern')?.concern;
    if (concern) areas.push(areaOfConcern[concern.area]);
    if (pickTerm(span, 'hair')) areas.push('hair');
    if (pickTerm(span, 'skin')) areas.push('face');
  }
  // A mask beside a bond treatment or a shampoo is for hair.
  if (types.some(({ category }) => category === 'haircare')) areas.push('hair');
  const order: readonly Area[] = [
    'lash',
    'brow',
    'beard',
    'eye',
    'lip',
    'nail',
    'hand',
    'foot',
    'neck',
    'hair',
    'body',
    'face',
  ];
  // "SPF 50 stick" is a sunscreen stick.
  const hasSpf = spans.some(({ found }) => found.is === 'limit' && found.limit.slot.kind === 'spf');
  const area =
    order.find((candidate) => areas.includes(candidate)) ?? (hasSpf ? 'sunscreen' : null);
  const categories = spans.flatMap((span) => {
    const slot = pick(span, 'slot')?.slot;
    return slot?.kind === 'category' ? [slot.category] : [];
  });
  return { types, area, category: types[0]?.category ?? categories[0] ?? null };
}

/** What a query without a type, category or part of the body can be about by itself. */
const loneKinds = {
  /** "woody", "floral under $50" */
  fragrance: (span: Span) =>
    pickIngredient(span, true) !== undefined && pickIngredient(span, false) === undefined,
  /** "purple"; "smoky eye" is a look. */
  makeup: (span: Span) => pickTerm(span, 'shade') !== undefined && span.end - span.at === 1,
} as const;

/** The category that a query is about if it names only a scent or a shade, in words that no product's name has. */
export function categoryOfLoneTerm(
  spans: readonly Span[],
  tokens: readonly Token[],
  catalog: Pick<CatalogTerms, 'isKnownWord'>,
): keyof typeof loneKinds | null {
  // A word of a name may mean that name.
  const isNamed = ({ at, end }: Span) =>
    tokens.slice(at, end).some(({ text }) => catalog.isKnownWord(text));
  const isCovered = (index: number) => spans.some(({ at, end }) => at <= index && index < end);
  if (!tokens.every(({ text }, index) => isCovered(index) || isStopWord(text))) return null;
  const names = (category: keyof typeof loneKinds) =>
    spans.some((span) => loneKinds[category](span) && !isNamed(span));
  return names('fragrance') ? 'fragrance' : names('makeup') ? 'makeup' : null;
}
