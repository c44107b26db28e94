import { Pool } from 'pg';
import { startCluster } from '../../../tests/setup/postgres-cluster.ts';
import type { Answer, Peer } from '../peer.ts';
import type { ListingRequest } from '../queries.ts';
import { columns, firstOf, indexes, listing, type Statement, toAnswer, toRecord } from '../sql.ts';

const settings = {
  shared_buffers: '2GB',
  work_mem: '64MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
  jit: 'off',
};

/** PostgreSQL with pg_trgm, over a local connection. */
export async function createPostgres(): Promise<Peer> {
  const cluster = await startCluster();
  let pool = new Pool({ connectionString: cluster.url });
  // The server is about to be restarted.
  pool.on('error', () => {});
  for (const [name, value] of Object.entries(settings)) {
    await pool.query(`ALTER SYSTEM SET ${name} = '${value}'`);
  }
  await pool.end();
  await cluster.stop();
  await cluster.start();
  pool = new Pool({ connectionString: cluster.url, max: 2 });

  async function run<Cells extends unknown[]>({ sql, values }: Statement): Promise<Cells[]> {
    let place = 0;
    const text = sql.replaceAll('?', () => `$${++place}`);
    const { rows } = await pool.query<Cells>({ text, values, rowMode: 'array' });
    return rows;
  }

  const ids = async (condition: string, values: string[]): Promise<number[]> => {
    const sql = `SELECT id FROM product WHERE ${condition} ORDER BY rank LIMIT 6`;
    return (await run<[number]>({ sql, values })).map(([id]) => id);
  };

  async function nearWords(word: string): Promise<string[]> {
    const sql = 'SELECT word FROM word WHERE word % ? ORDER BY similarity(word, ?) DESC LIMIT 5';
    return (await run<[string]>({ sql, values: [word, word] })).map(([near]) => near);
  }

  const every = (words: readonly string[], pattern: (word: string) => string): Statement => ({
    sql: words.map(() => 'text LIKE ?').join(' AND '),
    values: words.map(pattern),
  });

  /** Products with a word similar to each of the given ones. */
  async function near(words: readonly string[]): Promise<Statement | null> {
    const alternatives = await Promise.all(words.map(nearWords));
    if (alternatives.some(({ length }) => length === 0)) return null;
    const choices = alternatives.map((list) => list.map(() => 'text LIKE ?').join(' OR '));
    return {
      sql: choices.map((choice) => `(${choice})`).join(' AND '),
      values: alternatives.flat().map((word) => `%${word}%`),
    };
  }

  async function ask(asked: ListingRequest, text: Statement | null): Promise<Answer> {
    const { page, counts } = listing(asked, text, true);
    const [found, counted] = await Promise.all([
      run<[number]>(page),
      run<[string, string, string]>(counts),
    ]);
    return toAnswer(
      found.map(([id]) => id),
      counted.map(([kind, key, count]) => [kind, key, Number(count)] as const),
    );
  }

  return {
    async build(rows) {
      await pool.query('CREATE EXTENSION pg_trgm');
      await pool.query(`CREATE TABLE product (${columns}) WITH (fillfactor = 90)`);
      for (let at = 0; at < rows.length; at += 5_000) {
        const records = JSON.stringify(rows.slice(at, at + 5_000).map(toRecord));
        await pool.query(
          'INSERT INTO product SELECT * FROM json_populate_recordset(NULL::product, $1)',
          [records],
        );
      }
      await pool.query(
        "CREATE TABLE word AS SELECT DISTINCT word FROM product, regexp_split_to_table(text, '[^[:alnum:]]+') AS word WHERE length(word) > 2",
      );
      await pool.query('CREATE INDEX word_grams ON word USING gin (word gin_trgm_ops)');
      await pool.query('CREATE INDEX product_grams ON product USING gin (text gin_trgm_ops)');
      for (const sql of indexes) await pool.query(sql);
      await pool.query('VACUUM ANALYZE');
    },
    async suggest({ words }) {
      const title = words.join(' ');
      const begins = every(words, (word) => `% ${word}%`);
      const inside = every(words, (word) => `%${word}%`);
      const strict = await firstOf(
        [
          () => ids('name = ?', [title]),
          () => ids('name LIKE ?', [`${title}%`]),
          () => ids('brand LIKE ?', [`${title}%`]),
          () => ids(begins.sql, begins.values as string[]),
          () => ids(inside.sql, inside.values as string[]),
        ],
        6,
      );
      if (strict.length >= 3) return strict;
      const text = await near(words);
      const more = text ? await ids(text.sql, text.values as string[]) : [];
      return [...new Set([...strict, ...more])].slice(0, 6);
    },
    async list(asked) {
      const strict = asked.words.length > 0 ? every(asked.words, (word) => `%${word}%`) : null;
      const answer = await ask(asked, strict);
      if (answer.total > 0 || !strict) return answer;
      const text = await near(asked.words);
      return text ? ask(asked, text) : answer;
    },
    async update(changes) {
      await pool.query(
        `UPDATE product SET price = c."bestPriceCents", highest = c."highestPriceCents",
           gap = c."highestPriceCents" - c."bestPriceCents", on_sale = c."onSale"::int,
           unit = c."unitPriceCents"
         FROM json_to_recordset($1) AS c(id int, "bestPriceCents" int, "highestPriceCents" int,
           "onSale" boolean, "unitPriceCents" int) WHERE product.id = c.id`,
        [JSON.stringify(changes)],
      );
    },
    async close() {
      await pool.end();
      await cluster.remove();
    },
  };
}
