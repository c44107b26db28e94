import MiniSearch from 'minisearch';
import {
  type DocumentOf,
  fieldNames,
  fieldWeights,
  type PeerDocument,
  type RelevancePeer,
} from '../peer.ts';

/** MiniSearch with prefixes and typos, as its guide shows. */
export function createMiniSearch(documentOf: DocumentOf): RelevancePeer {
  const index = new MiniSearch<PeerDocument>({
    fields: fieldNames,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: fieldWeights },
  });
  return {
    title: 'MiniSearch',
    build: (products) => index.addAll(products.map(documentOf)),
    search: (text, limit) =>
      index
        .search(text)
        .slice(0, limit)
        .map(({ id }) => Number(id)),
  };
}
