export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of those that passed needed a second attempt. */
  repeated?: number;
  /** Shown when something failed or was skipped. */
  output: string;
}

export interface Step {
  title: string;
  run(): Promise<Outcome>;
  /** A step that makes no sense once this one has failed. */
  needs?: Step;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs the groups one after the other, the steps of a group side by side, and adds it all up. */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<never> {
  const outcomes = new Map<Step, Outcome>();
  for (const group of groups) {
    say(`${group.map(({ title }) => title).join(', ')} …`);
    await Promise.all(
      group.map(async (step) => {
        const began = performance.now();
        const outcome = await outcomeOf(step, outcomes);
        outcomes.set(step, outcome);
        report(step, outcome, (performance.now() - began) / 1_000);
      }),
    );
  }
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
  // What stumbled is named though it passed: it is the next failure's first sign.
  else if (outcome.repeated) say(`${outcome.output.trimEnd().slice(-4_000)}\n`);
}

function countsOf({ passed, failed, skipped, repeated }: Omit<Outcome, 'output'>): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const again = repeated ? `, ${repeated} only at the second attempt` : '';
  return `${passed} passed, ${failed} failed${left}${again}`;
}
