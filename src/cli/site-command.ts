import type { CommandInput } from './command.server';
import type { CommandHelp } from './command-help';

export type SiteCommandInput = Pick<CommandInput, 'deps' | 'values' | 'print'>;

/** A command that a running site runs for a terminal that cannot open the database. */
export interface SiteCommand extends CommandHelp {
  /** Returns the exit code. */
  run(input: SiteCommandInput): Promise<number>;
}
