import { DatabaseSync } from 'node:sqlite';
import {
  type DocumentOf,
  fieldNames,
  fieldWeights,
  plainWords,
  type RelevancePeer,
} from '../peer.ts';

/** SQLite FTS5 with the porter stemmer: all words or, if nothing has them all, any; by bm25. */
export function createSqlite(documentOf: DocumentOf): RelevancePeer {
  const database = new DatabaseSync(':memory:');
  const columns = fieldNames.join(', ');
  const weights = fieldNames.map((name) => fieldWeights[name]).join(', ');
  return {
    title: 'SQLite FTS5',
    build(products) {
      database.exec(
        `CREATE VIRTUAL TABLE product USING fts5(${columns}, tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3'); BEGIN`,
      );
      const places = fieldNames.map(() => '?').join(', ');
      const insert = database.prepare(
        `INSERT INTO product (rowid, ${columns}) VALUES (?, ${places})`,
      );
      for (const product of products) {
        const document = documentOf(product);
        insert.run(product.id, ...fieldNames.map((name) => document[name]));
      }
      database.exec('COMMIT');
    },
    search(text, limit) {
      const terms = plainWords(text).map((word) => `"${word}"*`);
      if (terms.length === 0) return [];
      const find = (match: string) =>
        database
          .prepare(
            `SELECT rowid AS id FROM product WHERE product MATCH ? ORDER BY bm25(product, ${weights}) LIMIT ?`,
          )
          .all(match, limit)
          .map(({ id }) => Number(id));
      const strict = find(terms.join(' AND '));
      return strict.length > 0 ? strict : find(terms.join(' OR '));
    },
  };
}
