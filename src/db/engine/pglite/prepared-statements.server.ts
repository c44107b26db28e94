import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { Statement } from '../sql.server';

const { serialize } = protocol;

/** Kept, because the engine would describe the columns again for every execution. */
interface Description {
  parameterTypes: number[];
  columns: Awaited<ReturnType<PGlite['execProtocolStream']>>;
}

/**
 * Runs named statements, each parsed and planned once. One call into the engine executes a statement;
 * `engine.query` needs six, and plans every time.
 */
export function createPreparedStatements(engine: PGlite) {
  const descriptions = new Map<string, Description>();

  const send = (messages: readonly Uint8Array[]) =>
    engine.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  async function prepare(name: string, text: string): Promise<Description> {
    const answer = await send([
      // The engine may have outlived another wrapper that prepared it.
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const description = {
      parameterTypes: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    };
    descriptions.set(name, description);
    return description;
  }

  async function execute(name: string, { text, values }: Statement): Promise<unknown[]> {
    const { parameterTypes, columns } = descriptions.get(name) ?? (await prepare(name, text));
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      return engine.serializers[parameterTypes[index] ?? 0]?.(value) ?? String(value);
    });
    const answer = await send([
      serialize.bind({ statement: name, values: texts }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    return parse.parseResults([...columns, ...answer], engine.parsers)[0]?.rows ?? [];
  }

  return {
    /** Reads rows, between other statements and transactions like `engine.query`. */
    rows: (name: string, statement: Statement): Promise<unknown[]> =>
      engine._runExclusiveTransaction(() =>
        engine._runExclusiveQuery(() => execute(name, statement)),
      ),
  };
}
