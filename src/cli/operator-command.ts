import type { OperatorClient } from '~/usecases/operations/operator-client';
import type { CommandHelp } from './command-help';
import type { CommandValues } from './command-values';

interface OperatorCommandInput {
  client: OperatorClient;
  values: CommandValues;
  say: (line: string) => void;
}

/** A command that works also while the site runs and has the database to itself. */
export interface OperatorCommand extends CommandHelp {
  /** Returns the exit code. */
  run(input: OperatorCommandInput): Promise<number>;
}
