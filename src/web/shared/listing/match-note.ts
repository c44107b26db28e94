import { foldText } from '~/domain/search/fold';
import { inSentence } from '~/domain/search/in-sentence';
import type { MatchReason } from '~/domain/search/search-index';
import type { ListedHit } from '~/usecases/listing/list-products.server';

const maxNotes = 2;
/** Weaker evidence, such as the end of a list of ingredients, is not worth mentioning. */
const minEvidence = 2;

interface MatchedProduct extends Pick<ListedHit, 'reasons'> {
  product: Pick<ListedHit['product'], 'name' | 'keyIngredients'>;
}

/** Why a product matches a search, where its name does not show it; undefined: nothing to add. */
export function matchNote({
  product: { name, keyIngredients },
  reasons,
}: MatchedProduct): string | undefined {
  const notes = reasons
    .filter(({ strength = 0 }) => strength >= minEvidence)
    .filter(({ text }) => !includesWords(name, text))
    .flatMap((reason) => noteOf(reason, keyIngredients) ?? []);
  const shown = [...new Set(notes)].slice(0, maxNotes);
  return shown.length === 0 ? undefined : shown.join(' · ');
}

function noteOf({ field, text }: MatchReason, keyIngredients: readonly string[]) {
  switch (field) {
    case 'ingredient':
      // The product's own words may say how much of it.
      return `Has ${inSentence(keyIngredients.find((own) => includesWords(own, text)) ?? text)}`;
    case 'concern':
    case 'skin':
    case 'hair':
      return `For ${inSentence(text)}`;
    case 'claim':
      return text;
    default:
      return undefined;
  }
}

function includesWords(text: string, wanted: string): boolean {
  const own = ` ${foldText(text).words.join(' ')} `;
  return own.includes(` ${foldText(wanted).words.join(' ')} `);
}
