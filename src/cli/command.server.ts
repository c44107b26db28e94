import type { Deps } from '~/usecases/deps';
import type { CommandHelp } from './command-help';
import type { CommandValues } from './command-values';

export type Print = (line: string) => void;

export interface CommandInput {
  deps: Deps;
  values: CommandValues;
  /** Arguments after the command's name. */
  args: readonly string[];
  /** Migrations that were applied when the database was opened. */
  applied: string[];
  /** Runs jobs until stopped. */
  startWorker: () => Promise<{ stop(): Promise<void> }>;
  /** Signs new tokens with a new key; returns its id. */
  rotateKey: () => Promise<string>;
  print: Print;
}

export interface Command extends CommandHelp {
  /** Whether it accepts arguments after its name. */
  takesArguments?: true;
  /** Whether it runs without the secrets key. */
  needsNoKey?: true;
  /** Returns the exit code. */
  run(input: CommandInput): Promise<number>;
}
