import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { Statement } from '../sql.server';

const { serialize } = protocol;

/**
 * Runs named statements, each parsed and planned once. One call into the engine executes a statement;
 * `engine.query` needs six, and plans every time.
 */
export function createPreparedStatements(engine: PGlite) {
  const parameterTypes = new Map<string, number[]>();

  const send = (messages: readonly Uint8Array[]) =>
    engine.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  async function prepare(name: string, text: string): Promise<number[]> {
    const answer = await send([
      // The engine may have outlived another wrapper that prepared it.
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const types = parse.parseDescribeStatementResults(answer);
    parameterTypes.set(name, types);
    return types;
  }

  async function execute(name: string, { text, values }: Statement): Promise<unknown[]> {
    const types = parameterTypes.get(name) ?? (await prepare(name, text));
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      return engine.serializers[types[index] ?? 0]?.(value) ?? String(value);
    });
    const answer = await send([
      serialize.bind({ statement: name, values: texts }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    return parse.parseResults(answer, engine.parsers)[0]?.rows ?? [];
  }

  return {
    /** Reads rows, between other statements and transactions like `engine.query`. */
    rows: (name: string, statement: Statement): Promise<unknown[]> =>
      engine._runExclusiveTransaction(() =>
        engine._runExclusiveQuery(() => execute(name, statement)),
      ),
  };
}
