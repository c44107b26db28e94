import { parseArgs } from 'node:util';
import { createLog } from '~/adapters/log.server';
import { rotateSigningKey } from '~/auth/rotate-signing-key.server';
import { parseConfig } from '~/config';
import { ConfigError } from '~/config-error';
import { migrate } from '~/db/migrate.server';
import { startWorker } from '~/jobs/worker.server';
import { findOperatorDoor } from '~/operator-door.server';
import { createDeps, createPriceDesk, openDatabase } from '~/site.server';
import { commandOptions } from './command-values';
import { commands } from './commands.server';
import { offlineCommands } from './offline-commands.server';
import { priceCommands } from './price-commands.server';
import { createSitePriceDesk } from './site-price-desk.server';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function help(): string {
  const all = { ...commands, ...priceCommands, ...offlineCommands };
  const rows = Object.entries(all).map(([name, { about }]) => `  ${name.padEnd(30)} ${about}`);
  return ['npm run glowfare -- COMMAND', '', ...rows].join('\n');
}

/** The longest run of words that names a command; what follows are its arguments. */
function findCommand(words: readonly string[]): { name: string; args: string[] } {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (name in commands || name in offlineCommands) return { name, args: words.slice(length) };
  }
  return { name: words.join(' '), args: [] };
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: commandOptions,
  });
  const { name, args } = findCommand(positionals);
  const offline = offlineCommands[name];
  if (offline) return offline.run(values, say);
  const command = commands[name];
  const priceCommand = priceCommands[name];
  if (!command && !priceCommand) {
    say(help());
    return positionals.length === 0 ? 0 : 2;
  }
  const config = parseConfig(process.env, process.cwd());
  const log = createLog({ level: 'warn', forPeople: true });
  const door = config.databaseUrl ? undefined : findOperatorDoor(config.dataDir);
  if (priceCommand && door) {
    return priceCommand.run({ prices: createSitePriceDesk(door), values, say });
  }
  const db = await openDatabase(config, log);
  try {
    const applied = await migrate(db);
    const deps = createDeps(config, db, log);
    if (priceCommand) return await priceCommand.run({ prices: createPriceDesk(deps), values, say });
    if (!command) return 2;
    return await command.run({
      deps,
      values,
      args,
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
