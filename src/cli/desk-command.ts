import type { OperatorDesk } from '~/usecases/operations/operator-desk';
import type { CommandHelp } from './command-help';
import type { CommandValues } from './command-values';

interface DeskCommandInput {
  desk: OperatorDesk;
  values: CommandValues;
  say: (line: string) => void;
}

/** A command that works also while the site runs and has the database to itself. */
export interface DeskCommand extends CommandHelp {
  /** Returns the exit code. */
  run(input: DeskCommandInput): Promise<number>;
}
