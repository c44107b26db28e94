import { foldQuery } from '~/domain/search/fold';
import type { QuerySlot, UnderstoodQuery } from '~/domain/search/understand/understood-query';

/**
 * A grammar for properties: parts are written as `kind:value`, everything else is words. The real
 * grammar has tests of its own.
 */
export function plainGrammar(text: string): UnderstoodQuery {
  const understood: UnderstoodQuery = { parts: [], words: [] };
  for (const { 0: piece, index: from } of text.matchAll(/\S+/g)) {
    const to = from + piece.length;
    const slot = slotOf(piece);
    if (slot) understood.parts.push({ slot, from, to, label: piece });
    else if (piece !== 'for') {
      for (const word of foldQuery(piece)) {
        understood.words.push({ text: word, from, to, isLiteral: false });
      }
    }
  }
  return understood;
}

function slotOf(piece: string): QuerySlot | null {
  const [kind, value = ''] = piece.split(':');
  switch (kind) {
    case 'type':
    case 'concern':
    case 'skin':
    case 'ingredient':
    case 'claim':
    case 'shade':
    case 'brand':
    case 'without':
      return { kind, slug: value };
    case 'not':
      return { kind, of: 'claim', term: value };
    case 'category':
      return { kind, category: value, subcategory: null };
    case 'under':
      return { kind: 'price', minCents: null, maxCents: Number(value) };
    case 'spf':
      return { kind, min: Number(value), max: null };
    case 'up-to-spf':
      return { kind: 'spf', min: 1, max: Number(value) };
    case 'rating':
      return { kind, min: Number(value) };
    case 'ml':
      return {
        kind: 'size',
        minAmount: Number(value) * 0.9,
        maxAmount: Number(value) * 1.1,
        unit: 'ml',
      };
    case 'low':
    case 'high':
      return { kind: 'price-level', level: kind };
    case 'sale':
    case 'travel-size':
      return { kind };
    case 'cheapest':
      return { kind: 'sort', sort: 'price-low' };
    default:
      return null;
  }
}
