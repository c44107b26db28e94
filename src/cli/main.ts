import { join } from 'node:path';
import { zipBackups } from '~/adapters/backup/create-backups.server';
import { createS3Files } from '~/adapters/files/s3-files.server';
import { createLog } from '~/adapters/log.server';
import { rotateSigningKey } from '~/auth/sessions/key-ring.server';
import { createDeps } from '~/boot/create-deps.server';
import { createOperatorClient } from '~/boot/create-operator-client.server';
import { onCrash, openDatabase } from '~/boot/open-database.server';
import { findOperatorCredentials } from '~/boot/operator-credentials.server';
import { prepareSecrets } from '~/boot/prepare-database.server';
import { type Config, parseConfig } from '~/config/config';
import { ConfigError } from '~/config/config-error';
import { AppError } from '~/domain/app-error';
import { startWorker } from '~/jobs/worker.server';
import { prepareSchema } from '~/usecases/operations/prepare-schema.server';
import { recordOperatorAction } from '~/usecases/security/record-operator-action.server';
import { allCommands, operatorCommands } from './all-commands.server';
import { backupCommands } from './backup/backup-commands.server';
import { renderHelp } from './command-help';
import { commands } from './commands.server';
import { runRemoteInboxCommand } from './forms/remote-inbox.server';
import { offlineCommands } from './offline-commands.server';
import { readArguments } from './read-arguments.server';
import { createRemoteOperatorClient } from './remote-operator-client.server';
import { siteCommands } from './site-commands.server';
import { UsageError } from './usage-error';

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<number> {
  const asked = readArguments(process.argv.slice(2), allCommands);
  if ('help' in asked) {
    const { names, code, unknown } = asked.help;
    const output = code === 0 ? process.stdout : process.stderr;
    if (unknown) output.write(`There is no command ‘${unknown}’.\n\n`);
    output.write(`${renderHelp(allCommands, names)}\n`);
    return code;
  }
  if ('problem' in asked) {
    process.stderr.write(`${asked.problem} Use --help to see the options.\n`);
    return 2;
  }
  const { name, args, values } = asked.run;
  const command = commands[name];
  const siteCommand = backupCommands[name];
  if (args.length > 0 && !command?.takesArguments && !siteCommand) {
    process.stderr.write(`${name} does not accept these arguments: ${args.join(' ')}\n`);
    process.stderr.write(`${renderHelp(allCommands, [name])}\n`);
    return 2;
  }
  const offline = offlineCommands[name];
  if (offline) return offline.run(values, print);
  const operatorCommand = operatorCommands[name];
  const config = parseConfig(process.env, process.cwd());
  const log = createLog({ level: 'warn', forPeople: true });
  const credentials = config.databaseUrl ? undefined : findOperatorCredentials(config.dataDir);
  // Keep standard output machine-readable.
  const warn = (line: string) => void process.stderr.write(`${line}\n`);
  if (siteCommand) {
    process.umask(0o077);
    return siteCommand.run({
      clock: { now: () => new Date() },
      keySource: config.secretsKeys ? 'AUTH_SECRETS_KEY' : join(config.dataDir, 'secrets.key'),
      place: {
        dataDir: config.dataDir,
        engine: config.databaseUrl ? 'postgres' : 'pglite',
        backups: zipBackups,
        openDatabase: () => openDatabase(withoutPooler(config), log, warn),
        onCrash,
        takeSnapshot: credentials && createRemoteOperatorClient(credentials).backup.snapshot,
        bucket: config.s3 && createS3Files(config.s3),
        print,
      },
      args,
      values,
      print,
    });
  }
  if (operatorCommand && credentials)
    return operatorCommand.run({ client: createRemoteOperatorClient(credentials), values, print });
  if (credentials && Object.hasOwn(siteCommands, name)) {
    return runRemoteInboxCommand(createRemoteOperatorClient(credentials).inbox, {
      name,
      values,
      print,
    });
  }
  const db = await openDatabase(config, log, warn);
  try {
    const { applied, repaired } = await prepareSchema(db);
    if (repaired.length > 0) warn(`Repaired access rules: ${repaired.join('; ')}.`);
    const deps = createDeps(config, db, log);
    if (!command?.needsNoKey) await prepareSecrets(config, deps, warn);
    const isDryRun = name === 'alerts due' && values['dry-run'];
    await recordOperatorAction(deps, isDryRun ? `${name} --dry-run` : name);
    if (operatorCommand)
      return await operatorCommand.run({
        client: createOperatorClient(deps, config),
        values,
        print,
      });
    if (!command) return 2;
    return await command.run({
      deps,
      values,
      args,
      applied,
      startWorker: () => startWorker(deps),
      rotateKey: () => rotateSigningKey(deps),
      print,
    });
  } finally {
    await db.close();
  }
}

/** Backups and restores take long and need one connection: not a pooler's. */
const withoutPooler = (config: Config): Config => ({
  ...config,
  databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
  databaseDirectUrl: undefined,
});

/** Operators see the internal detail of an error; visitors do not. */
function explain(error: Error): string {
  return error instanceof AppError && error.detail ? error.detail : error.message;
}

try {
  process.exit(await run());
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  const text = error instanceof Error ? explain(error) : String(error);
  process.stderr.write(error instanceof ConfigError ? `${text}\n` : `Failed: ${text}\n`);
  process.exit(1);
}
