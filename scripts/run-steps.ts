import { atLowPriority } from './run-program.ts';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Number of tests that passed on the second attempt. */
  repeated?: number;
  /** Shown when something failed or was skipped. */
  output: string;
}

export interface Step {
  title: string;
  run(): Promise<Outcome>;
  /** An earlier step of the foreground; without it this one is skipped. */
  needs?: Step;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

export interface Plan {
  /** Run in sequence. Tests that start programs and wait for them leave much of the processor unused. */
  foreground: readonly Step[];
  /** Run beside those, one at a time, with what they leave of the processor; afterwards two at a time. */
  background: readonly Step[];
}

/** Runs all steps of a plan, sums up the results and exits. */
export async function runSteps({ foreground, background }: Plan): Promise<never> {
  const outcomes = new Map<Step, Outcome>();
  const runAll = async (waiting: Step[]) => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const outcome = await outcomeOf(step, outcomes);
      outcomes.set(step, outcome);
      report(step, outcome, (performance.now() - began) / 1_000);
    }
  };
  say(`${[...foreground, ...background].map(({ title }) => title).join(', ')} …`);
  const waiting = [...background];
  await Promise.all([
    runAll([...foreground]).then(() => runAll(waiting)),
    atLowPriority(() => runAll(waiting)),
  ]);
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);
  say(`\n${countsOf({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

async function outcomeOf(step: Step, earlier: Map<Step, Outcome>): Promise<Outcome> {
  if (step.needs && earlier.get(step.needs)?.failed) {
    const output = `Skipped, because this failed: ${step.needs.title}.`;
    return { passed: 0, failed: 0, skipped: 1, output };
  }
  try {
    return await step.run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, skipped: 0, output };
  }
}

function report({ title }: Step, outcome: Outcome, seconds: number): void {
  const sign = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–';
  say(`  ${sign} ${title}: ${countsOf(outcome)} (${seconds.toFixed(1)} s)`);
  if (outcome.failed > 0 || outcome.passed === 0) say(`${outcome.output.trimEnd()}\n`);
  // Flaky tests are listed although they passed.
  else if (outcome.repeated) say(`${outcome.output.trimEnd().slice(-4_000)}\n`);
}

function countsOf({ passed, failed, skipped, repeated }: Omit<Outcome, 'output'>): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const again = repeated ? `, ${repeated} only at the second attempt` : '';
  return `${passed} passed, ${failed} failed${left}${again}`;
}
