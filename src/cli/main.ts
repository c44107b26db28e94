import { parseArgs } from 'node:util';
import { createLog } from '~/adapters/log.server';
import { rotateSigningKey } from '~/auth/rotate-signing-key.server';
import { parseConfig } from '~/config';
import { ConfigError } from '~/config-error';
import { migrate } from '~/db/migrate.server';
import { startWorker } from '~/jobs/worker.server';
import { createDeps, openDatabase } from '~/site.server';
import { commands } from './commands.server';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function help(): string {
  const rows = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(30)} ${about}`);
  return ['npm run glowfare -- COMMAND', '', ...rows].join('\n');
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      id: { type: 'string' },
      state: { type: 'string' },
      note: { type: 'string' },
      text: { type: 'string' },
      all: { type: 'boolean' },
    },
  });
  const command = commands[positionals.join(' ')];
  if (!command) {
    say(help());
    return positionals.length === 0 ? 0 : 2;
  }
  const config = parseConfig(process.env, process.cwd());
  const log = createLog({ level: 'warn', forPeople: true });
  const db = await openDatabase(config, log);
  try {
    const applied = await migrate(db);
    const deps = createDeps(config, db, log);
    return await command.run({
      deps,
      values,
      applied,
      startWorker: () => startWorker(deps),
      rotateKey: () => rotateSigningKey(deps),
      say,
    });
  } finally {
    await db.close();
  }
}

try {
  process.exit(await run());
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof ConfigError ? `${text}\n` : `That did not work: ${text}\n`);
  process.exit(1);
}
