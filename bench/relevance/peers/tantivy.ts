import { type FuzzyOptions, installTantivy } from '../../search/peers/tantivy-binding.ts';
import {
  type DocumentOf,
  fieldNames,
  fieldWeights,
  plainWords,
  type RelevancePeer,
} from '../peer.ts';

/** Tantivy with its English stemmer and weighted fields; with typos when nothing is found without. */
export function createTantivy(documentOf: DocumentOf): RelevancePeer {
  const { SchemaBuilder, Index } = installTantivy();
  const builder = new SchemaBuilder();
  for (const name of fieldNames) {
    builder.addTextField(name, { tokenizerName: 'en_stem', indexOption: 'freq' });
  }
  builder.addUnsignedField('id', { stored: true, indexed: true, fast: true });
  const index = new Index(builder.build());
  const fuzzy = Object.fromEntries(
    fieldNames.map((name): [string, FuzzyOptions] => [name, [true, 1, true]]),
  );
  return {
    title: 'Tantivy',
    build(products) {
      const writer = index.writer(400_000_000, 1);
      for (const product of products) writer.addJson(JSON.stringify(documentOf(product)));
      writer.commit();
      index.reload();
    },
    search(text, limit) {
      const words = plainWords(text).join(' ');
      if (words === '') return [];
      const searcher = index.searcher();
      const find = (typos: typeof fuzzy | undefined) =>
        searcher
          .search(index.parseQuery(words, fieldNames, fieldWeights, typos), limit, false)
          .hits.map(({ docAddress }) => Number(searcher.doc(docAddress).getFirst('id')));
      const strict = find(undefined);
      return strict.length > 0 ? strict : find(fuzzy);
    },
  };
}
