import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Answer, Peer } from '../peer.ts';
import type { ListingRequest } from '../queries.ts';
import { columns, firstOf, indexes, listing, type Statement, toAnswer, toRecord } from '../sql.ts';

const quoted = (text: string) => `"${text}"`;
const matches = 'rank IN (SELECT rowid FROM product_text WHERE product_text MATCH ?)';

/** SQLite in memory with an FTS5 trigram index; the row id is the popularity rank. */
export function createSqlite(): Peer {
  const database = new DatabaseSync(':memory:');
  const prepared = new Map<string, StatementSync>();

  function run({ sql, values }: Statement): unknown[][] {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statement.setReturnArrays(true);
      prepared.set(sql, statement);
    }
    return statement.all(...values) as unknown as unknown[][];
  }

  /** The index has no terms shorter than three letters; those are matched by scanning. */
  function every(words: readonly string[], before: string): Statement {
    const patterns = words.map((word) => before + word);
    const long = patterns.filter((pattern) => pattern.length > 2);
    const short = patterns.filter((pattern) => pattern.length <= 2);
    const parts = short.map(() => "text LIKE '%' || ? || '%'");
    if (long.length > 0) parts.unshift(matches);
    const match = long.length > 0 ? [long.map(quoted).join(' AND ')] : [];
    return { sql: parts.join(' AND '), values: [...match, ...short] };
  }

  /** The first six by popularity; with a match in index order, so that it can stop early. */
  function select(match: string, short: readonly string[] = []): number[] {
    const like = short.map(() => "text LIKE '%' || ? || '%'");
    const sql =
      match === ''
        ? `SELECT id FROM product WHERE ${like.join(' AND ')} ORDER BY rank LIMIT 6`
        : `SELECT id FROM product_text CROSS JOIN product ON product.rank = product_text.rowid
           WHERE ${['product_text MATCH ?', ...like.map((part) => `product.${part}`)].join(' AND ')}
           ORDER BY product_text.rowid LIMIT 6`;
    return run({ sql, values: match === '' ? [...short] : [match, ...short] }).map(([id]) =>
      Number(id),
    );
  }

  const selectEvery = (words: readonly string[], before: string): number[] => {
    const patterns = words.map((word) => before + word);
    const long = patterns.filter((pattern) => pattern.length > 2);
    const short = patterns.filter((pattern) => pattern.length <= 2);
    return select(long.map(quoted).join(' AND '), short);
  };

  const named = (title: string): number[] => {
    const sql = 'SELECT id FROM product WHERE name = ? ORDER BY rank LIMIT 6';
    return run({ sql, values: [title] }).map(([id]) => Number(id));
  };

  function nearWords(word: string): string[] {
    const grams = Array.from({ length: Math.max(0, word.length - 2) }, (_, at) =>
      quoted(word.slice(at, at + 3)),
    );
    if (grams.length === 0) return [];
    const sql = 'SELECT word FROM word_text WHERE word_text MATCH ? ORDER BY rank LIMIT 5';
    return run({ sql, values: [grams.join(' OR ')] }).map(([near]) => String(near));
  }

  function near(words: readonly string[]): Statement | null {
    const alternatives = words.map(nearWords);
    if (alternatives.some(({ length }) => length === 0)) return null;
    const choices = alternatives.map((list) => `(${list.map(quoted).join(' OR ')})`);
    return { sql: matches, values: [choices.join(' AND ')] };
  }

  function ask(asked: ListingRequest, text: Statement | null): Answer {
    const { page, counts } = listing(asked, text, false);
    return toAnswer(
      run(page).map(([id]) => Number(id)),
      run(counts).map(([kind, key, n]) => [String(kind), String(key), Number(n)] as const),
    );
  }

  return {
    async build(rows) {
      database.exec(`CREATE TABLE product (${columns});
        CREATE VIRTUAL TABLE product_text USING fts5(text, tokenize = 'trigram', content = '', columnsize = 0);
        CREATE VIRTUAL TABLE word_text USING fts5(word, tokenize = 'trigram'); BEGIN`);
      const names = Object.keys(toRecord(rows[0] as (typeof rows)[number]));
      const insert = database.prepare(
        `INSERT INTO product VALUES (${names.map((name) => `:${name}`).join(', ')})`,
      );
      const insertText = database.prepare('INSERT INTO product_text (rowid, text) VALUES (?, ?)');
      const insertWord = database.prepare('INSERT INTO word_text (word) VALUES (?)');
      const words = new Set<string>();
      for (const row of rows) {
        const record = toRecord(row);
        insert.run(record);
        insertText.run(record.rank, record.text);
        for (const word of record.text.split(' ')) if (word.length > 2) words.add(word);
      }
      for (const word of words) insertWord.run(word);
      database.exec('COMMIT');
      database.exec("INSERT INTO product_text (product_text) VALUES ('optimize')");
      for (const sql of indexes) database.exec(sql);
      database.exec('ANALYZE');
    },
    async suggest({ words }) {
      const title = words.join(' ');
      const strict = await firstOf(
        [
          () => named(title),
          () => select(quoted(`^ ${title}`)),
          () => select(quoted(`~ ${title}`)),
          () => selectEvery(words, ' '),
          () => selectEvery(words, ''),
        ],
        6,
      );
      if (strict.length >= 3) return strict;
      const text = near(words);
      return [...new Set([...strict, ...(text ? select(String(text.values[0])) : [])])].slice(0, 6);
    },
    list(asked) {
      const strict = asked.words.length > 0 ? every(asked.words, '') : null;
      const answer = ask(asked, strict);
      if (answer.total > 0 || !strict) return answer;
      const text = near(asked.words);
      return text ? ask(asked, text) : answer;
    },
    update(changes) {
      const sql =
        'UPDATE product SET price = ?, highest = ?, gap = ?, on_sale = ?, unit = ? WHERE id = ?';
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      database.exec('BEGIN');
      for (const { id, bestPriceCents, highestPriceCents, onSale, unitPriceCents } of changes) {
        const gap = highestPriceCents - bestPriceCents;
        statement.run(bestPriceCents, highestPriceCents, gap, onSale ? 1 : 0, unitPriceCents, id);
      }
      database.exec('COMMIT');
    },
  };
}
