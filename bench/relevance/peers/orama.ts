import { create, insertMultiple, search } from '@orama/orama';
import { type DocumentOf, fieldWeights, type RelevancePeer } from '../peer.ts';

/** Orama with prefixes, its English stemmer, and one typo when nothing is found without. */
export function createOrama(documentOf: DocumentOf): RelevancePeer {
  const index = create({
    schema: {
      name: 'string',
      brand: 'string',
      section: 'string',
      keyIngredients: 'string',
      features: 'string',
      description: 'string',
      ingredients: 'string',
    } as const,
    components: { tokenizer: { language: 'english', stemming: true } },
    sort: { enabled: false },
  });
  const find = async (term: string, limit: number, tolerance: number) => {
    const { hits } = await search(index, { term, limit, tolerance, boost: fieldWeights });
    return hits.map(({ id }) => Number(id));
  };
  return {
    title: 'Orama',
    async build(products) {
      const documents = products.map((product) => ({
        ...documentOf(product),
        id: String(product.id),
      }));
      await insertMultiple(index, documents, 1_000);
    },
    async search(text, limit) {
      const strict = await find(text, limit, 0);
      return strict.length > 0 ? strict : find(text, limit, 1);
    },
  };
}
