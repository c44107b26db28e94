import type { CommandValues } from './command-values';
import { scoreMatches } from './match-score.server';

/** Commands that need no database, and open none. */
export const offlineCommands: Record<
  string,
  { about: string; run(values: CommandValues, say: (line: string) => void): Promise<number> }
> = {
  'match score': {
    about: '--pairs FILE --negatives FILE [--json]: how well listings are matched',
    run: scoreMatches,
  },
};
