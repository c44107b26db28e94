import type { OperatorClient } from '~/usecases/operations/operator-client';
import type { CommandHelp } from './command-help';
import type { CommandValues } from './command-values';

interface OperatorCommandInput {
  client: OperatorClient;
  values: CommandValues;
  print: (line: string) => void;
}

/** A command that also works while the site has exclusive access to the database. */
export interface OperatorCommand extends CommandHelp {
  /** Returns the exit code. */
  run(input: OperatorCommandInput): Promise<number>;
}
