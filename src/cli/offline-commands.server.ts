import type { CommandHelp } from './command-help';
import type { CommandValues } from './command-values';
import { scoreMatches } from './matching/match-score.server';

interface OfflineCommand extends CommandHelp {
  /** Returns the exit code. */
  run(values: CommandValues, say: (line: string) => void): Promise<number>;
}

/** Commands that need no database, and open none. */
export const offlineCommands: Record<string, OfflineCommand> = {
  'match score': {
    about: 'how well listings are matched',
    options: {
      pairs: 'FILE: listings that are the same product',
      negatives: 'FILE: listings that are not',
      json: 'as JSON',
    },
    run: scoreMatches,
  },
};
