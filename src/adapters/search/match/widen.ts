import { firmIngredientStrengths } from '~/domain/search/ranking';
import {
  alternativeParts,
  loosenedParts,
  minExactProducts,
  namingParts,
  soughtKind,
} from '~/domain/search/relaxing';
import type { DroppedPart } from '~/domain/search/search-index';
import { widerType } from '~/domain/search/substitutes';
import type { QueryPart, QueryWord } from '~/domain/search/understand/understood-query';
import type { Catalog } from '../catalog';
import type { Conditions } from '../conditions';
import { type Bits, common, countBits, emptyBits, isEmpty, uniteWith } from '../structures/bitset';
import { countFamilies } from '../structures/families';
import type { Scope, TextSearch } from '../text-search';
import { type AppliedWord, asDropped, type Matched } from './matched';

/** Adjusts how many products match to what a page needs. */
export function createWidener(
  { size, families, fields }: Catalog,
  search: TextSearch,
  scope: Scope,
  conditions: Conditions,
) {
  const brandScope: Scope = { name: 'brand', fields: [fields.brand] };

  const withWord = (word: AppliedWord): Bits => search.all([word], scope);

  const hasEnough = (bits: Bits): boolean =>
    countFamilies(families, bits, minExactProducts) >= minExactProducts;

  /** Whether a word names what is looked for: it is in quotes, or all hits have it in their brand. */
  function isFixed({ text, isLiteral }: QueryWord, hits: Bits): boolean {
    if (isLiteral) return true;
    const branded = search.all([{ text, reach: 'whole' }], brandScope);
    return countBits(common(branded, hits)) === countBits(hits);
  }

  /** When few products match everything, adds those that miss what matters least. */
  function widen({ bits: exact, appliedParts, appliedWords }: Matched) {
    const loosened: DroppedPart[] = [];
    let bits = exact;
    let parts = [...appliedParts];
    // In the order of the text, as a page names them.
    let words = appliedWords.toSorted((a, b) => a.from - b.from);
    const isFew = () => !isEmpty(bits) && !hasEnough(bits);
    const matchWith = (changed: Bits | null, kept: readonly (readonly [QueryPart, Bits])[]): Bits =>
      [
        ...(changed ? [changed] : []),
        ...kept.map(([, others]) => others),
        ...words.map((word) => withWord(word)),
      ].reduce(common);
    for (const step of ['words', ...loosenedParts] as const) {
      if (!isFew()) break;
      const keptParts = parts.filter(([{ slot }]) => slot.kind !== step);
      const keptWords = step === 'words' ? words.filter((word) => isFixed(word, bits)) : words;
      // Something has to say what is looked for.
      if (!keptParts.some(([{ slot }]) => namingParts.has(slot.kind))) break;
      if (keptParts.length === parts.length && keptWords.length === words.length) continue;
      for (const [part] of parts) if (part.slot.kind === step) loosened.push(part);
      loosened.push(...words.filter((word) => !keptWords.includes(word)).map(asDropped));
      [parts, words] = [keptParts, keptWords];
      bits = matchWith(null, parts);
    }
    const isOfBrand = parts.some(([{ slot }]) => slot.kind === 'brand');
    const sought = parts.filter(([{ slot }]) => slot.kind === soughtKind);
    if (sought.length > 1 && !isOfBrand && isFew()) {
      const any = emptyBits(size);
      for (const [, others] of sought) uniteWith(any, others);
      loosened.push(...sought.map(([part]) => part));
      bits = matchWith(
        any,
        parts.filter((part) => !sought.includes(part)),
      );
    }
    const types = parts.filter(([{ slot }]) => slot.kind === 'type');
    const wider = types.length === 1 ? widerType(types[0]![0].slot) : null;
    const ofWider = wider && conditions.meeting(wider.slot);
    if (sought.length === 1 && ofWider && !isOfBrand && isFew()) {
      loosened.push(...types.map(([part]) => part));
      bits = matchWith(
        ofWider,
        parts.filter((part) => !types.includes(part)),
      );
    }
    return countBits(bits) > countBits(exact) ? { bits, loosened } : { bits: exact, loosened: [] };
  }

  /** Only what is more than weak evidence, unless little would be left: its order ignores relevance. */
  function firmly({ bits, appliedParts }: Matched): Bits {
    for (const minIngredient of firmIngredientStrengths) {
      let firm = bits;
      for (const { slot } of appliedParts.keys()) {
        const others = alternativeParts.has(slot.kind)
          ? null
          : conditions.meetingFirmly(slot, minIngredient);
        if (others) firm = common(firm, others);
      }
      if (hasEnough(firm)) return firm;
    }
    return bits;
  }

  return { widen, firmly };
}
