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
import { findCommand, helpText } from './find-command';
import { inboxCommands } from './inbox.server';
import { offlineCommands } from './offline-commands.server';
import { priceCommands } from './price-commands.server';
import { runInboxAtSite } from './site-inbox.server';
import { createSitePriceDesk } from './site-price-desk.server';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What was typed; a sentence when no command can be meant. */
function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: commandOptions });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. To specify') : [];
    return sentence;
  }
}

async function run(): Promise<number> {
  const read = readArguments();
  if (typeof read === 'string') {
    process.stderr.write(`${read}\nnpm run glowfare -- --help says what there is.\n`);
    return 2;
  }
  const { positionals, values } = read;
  const all = { ...commands, ...priceCommands, ...offlineCommands };
  const found = findCommand(positionals, (name) => Object.hasOwn(all, name));
  if (!found || values.help) {
    say(helpText(all, positionals));
    return positionals.length === 0 || values.help ? 0 : 2;
  }
  const { name, args } = found;
  const command = commands[name];
  if (args.length > 0 && !command?.takesArguments) {
    process.stderr.write(`${name} does not know what to do with: ${args.join(' ')}\n`);
    say(helpText(all, name.split(' ')));
    return 2;
  }
  const offline = offlineCommands[name];
  if (offline) return offline.run(values, say);
  const priceCommand = priceCommands[name];
  const config = parseConfig(process.env, process.cwd());
  const log = createLog({ level: 'warn', forPeople: true });
  const door = config.databaseUrl ? undefined : findOperatorDoor(config.dataDir);
  if (priceCommand && door) {
    return priceCommand.run({ prices: createSitePriceDesk(door), values, say });
  }
  if (door && Object.hasOwn(inboxCommands, name)) {
    return runInboxAtSite(door, { name, values, say });
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
