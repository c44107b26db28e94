import { createInterface } from 'node:readline';
import { z } from 'zod';
import { formatOffer } from '~/domain/matching/titles/format-offer';
import type { Deps } from '~/usecases/deps';
import {
  listMatchQuestions,
  type ReadableMatchQuestion,
} from '~/usecases/matching/list-match-questions.server';
import { settleMatch } from '~/usecases/matching/settle-match.server';
import type { Print } from '../command.server';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';

const maxListedQuestions = 1_000;
const answerAliases: Readonly<Record<string, string>> = { s: 'skip', q: 'quit', yes: 'y', no: 'n' };

const answerHelp = `y     yes, the offer is this product
n     no; asks about the next one, or makes it a new product after the last one
new   it is a product that the site does not have yet
skip  ask me later
quit  stop here`;

/** Lets the operator settle uncertain matches, interactively or with options. */
export async function answerMatchQuestions(
  deps: Deps,
  values: CommandValues,
  print: Print,
): Promise<number> {
  if (values.settle !== undefined) return settleOne(deps, values, print);
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  if (values.list || values.json || !isTerminal) return listAll(deps, values, print);
  return askOneByOne(deps, print);
}

async function listAll(deps: Deps, { json }: CommandValues, print: Print): Promise<number> {
  const questions = await listMatchQuestions(deps, { limit: maxListedQuestions });
  if (json) print(JSON.stringify(questions, null, 2));
  else if (questions.length === 0) print('No open questions.');
  else for (const question of questions) show(question, print);
  return 0;
}

async function settleOne(deps: Deps, values: CommandValues, print: Print): Promise<number> {
  const id = z.coerce.number().int().positive().safeParse(values.settle);
  const product = z
    .union([z.literal('new'), z.coerce.number().int().positive()])
    .safeParse(values.product);
  if (!id.success || !product.success) {
    throw new UsageError(
      'Name the question and the product: match questions --settle 7 --product 1234, or --product new',
    );
  }
  const outcome = await settleMatch(deps, { id: id.data, belongsTo: product.data });
  print(outcomeText(outcome, id.data));
  return outcome === 'settled' ? 0 : 1;
}

function outcomeText(outcome: Awaited<ReturnType<typeof settleMatch>>, id: number): string {
  const texts: Record<typeof outcome, string> = {
    settled: `Settled. The next import of the feed applies it. To undo it: match undo --id ${id}`,
    'not open': 'There is no open question with that number. To see them: match questions --list',
    'no such product':
      'There is no product with that number. To see the likely ones: match questions --list',
  };
  return texts[outcome];
}

async function askOneByOne(deps: Deps, print: Print): Promise<number> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Reads line by line: input typed ahead is not lost, and Ctrl-D ends the questions.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    const line = await lines.next();
    return line.done ? 'quit' : line.value;
  };
  try {
    // Settled questions leave the list, skipped ones stay in front of the rest.
    for (let skipped = 0, isFirst = true; ; isFirst = false) {
      const [question] = await listMatchQuestions(deps, { offset: skipped, limit: 1 });
      if (!question) {
        print(isFirst ? 'No open questions.' : 'That was the last one.');
        return 0;
      }
      show(question, print);
      const belongsTo = await askAbout(question, ask, print);
      if (belongsTo === 'quit') return 0;
      if (belongsTo === 'skip') skipped += 1;
      else print(outcomeText(await settleMatch(deps, { id: question.id, belongsTo }), question.id));
    }
  } finally {
    terminal.close();
  }
}

/** Asks which product the offer belongs to; `n` shows the next candidate. */
export async function askAbout(
  { candidates }: Pick<ReadableMatchQuestion, 'candidates'>,
  ask: (question: string) => Promise<string>,
  print: Print,
): Promise<number | 'new' | 'skip' | 'quit'> {
  for (let at = 0; at < candidates.length; ) {
    const candidate = candidates[at];
    if (!candidate) break;
    const typed = (
      await ask(`Is it number ${at + 1}? (y, n, new, skip, quit, or ? for help) `)
    ).trim();
    const answer = answerAliases[typed] ?? typed;
    if (answer === 'y') return candidate.productId;
    if (answer === 'new' || answer === 'skip' || answer === 'quit') return answer;
    if (answer === 'n') at += 1;
    else print(answerHelp);
  }
  print('None of them: it becomes a new product.');
  return 'new';
}

function show(question: ReadableMatchQuestion, print: Print): void {
  print('');
  print(`${question.id}  ${question.retailer}: ${formatOffer(question.offer)}`);
  print(`   ${question.reasons.join('; ')}`);
  if (question.settles > 1) print(`   The answer settles ${question.settles} offers.`);
  for (const [index, { product, productId, score, reasons }] of question.candidates.entries()) {
    print(
      `   ${index + 1}. ${formatOffer(product)}  (product ${productId}, ${(score * 100).toFixed(0)} %)`,
    );
    for (const reason of reasons) print(`      ${reason}`);
  }
}
