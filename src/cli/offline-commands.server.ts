import type { Print } from './command.server';
import type { CommandHelp } from './command-help';
import type { CommandValues } from './command-values';
import { scoreMatches } from './matching/match-score.server';

interface OfflineCommand extends CommandHelp {
  /** Returns the exit code. */
  run(values: CommandValues, print: Print): Promise<number>;
}

/** Commands that need no database. */
export const offlineCommands: Record<string, OfflineCommand> = {
  'match score': {
    about: 'measure how well listings are matched',
    options: {
      pairs: 'FILE: pairs of listings of the same product',
      negatives: 'FILE: pairs of listings of different products',
      json: 'as JSON',
    },
    run: scoreMatches,
  },
};
