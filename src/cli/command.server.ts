import type { Deps } from '~/usecases/deps';
import type { CommandHelp } from './command-help';
import type { CommandValues } from './command-values';

export interface CommandInput {
  deps: Deps;
  values: CommandValues;
  /** What stands behind the command's name. */
  args: readonly string[];
  /** Migrations that opening the database has just applied. */
  applied: string[];
  /** Works on the queue until stopped. */
  startWorker: () => Promise<{ stop(): Promise<void> }>;
  /** Signs new tokens with a new key from now on; returns its id. */
  rotateKey: () => Promise<string>;
  say: (line: string) => void;
}

export interface Command extends CommandHelp {
  /** Whether something may stand behind its name. */
  takesArguments?: true;
  /** Whether it runs without the secrets key. */
  needsNoKey?: true;
  /** Returns the exit code. */
  run(input: CommandInput): Promise<number>;
}
