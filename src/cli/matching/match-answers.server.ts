import { z } from 'zod';
import { formatOffer } from '~/domain/matching/titles/format-offer';
import type { Deps } from '~/usecases/deps';
import { listMatchAnswers } from '~/usecases/matching/list-match-answers.server';
import { undoMatch } from '~/usecases/matching/undo-match.server';
import type { Print } from '../command.server';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';

const maxListedAnswers = 100;

/** Lists the operator's latest answers about uncertain matches. */
export async function showMatchAnswers(
  deps: Deps,
  { json }: CommandValues,
  print: Print,
): Promise<number> {
  const answers = await listMatchAnswers(deps, { limit: maxListedAnswers });
  if (json) {
    print(JSON.stringify(answers, null, 2));
    return 0;
  }
  if (answers.length === 0) print('No answers yet.');
  for (const { id, retailer, offer, productId, product, settledAt } of answers) {
    print(`${id}  ${retailer}: ${formatOffer(offer)}`);
    const answer = product ? `${formatOffer(product)} (product ${productId})` : 'a new product';
    print(`   ${settledAt.toISOString().slice(0, 10)}: ${answer}`);
  }
  return 0;
}

/** Takes an answer back. */
export async function undoMatchAnswer(
  deps: Deps,
  values: CommandValues,
  print: Print,
): Promise<number> {
  const id = z.coerce.number().int().positive().safeParse(values.id);
  if (!id.success) throw new UsageError('Name the question: match undo --id 7');
  const outcome = await undoMatch(deps, { id: id.data });
  print(
    outcome === 'undone'
      ? 'Undone. The question is open again; until it is answered, the next import takes the offer off its product.'
      : 'There is no answer with that number. To see the latest: match answers',
  );
  return outcome === 'undone' ? 0 : 1;
}
