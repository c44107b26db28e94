import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Ended, runToEnd } from './run-program.ts';
import type { Outcome } from './run-steps.ts';
import { toolPath } from './tool-path.ts';

type Counts = Omit<Outcome, 'output'>;

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform(
    (report): Counts => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  );

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(
    ({ stats }): Counts => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      repeated: stats.flaky,
    }),
  );

/** Runs projects of vitest.config.ts, without the files that match `exclude`. */
export function runVitest(projects: string[], exclude: string[] = []): Promise<Outcome> {
  return vitestOutcome([
    ...projects.map((project) => `--project=${project}`),
    ...exclude.map((pattern) => `--exclude=${pattern}`),
  ]);
}

/** Runs the tests of components and hooks in Chromium. */
export function runBrowserTests(): Promise<Outcome> {
  return vitestOutcome(['--config=vitest.browser.config.ts']);
}

function vitestOutcome(options: string[]): Promise<Outcome> {
  return withReport(vitestReport, (file) =>
    runToEnd(toolPath('vitest'), [
      'run',
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
  );
}

/** Runs the e2e tests against the production build. */
export function runPlaywright(): Promise<Outcome> {
  return withReport(playwrightReport, (file) =>
    runToEnd(toolPath('playwright'), ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
}

async function withReport(
  schema: z.ZodType<Counts>,
  run: (file: string) => Promise<Ended>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-report-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await run(file);
    const counts: Counts = existsSync(file)
      ? schema.parse(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 };
    // An unhandled rejection or a file that does not load fails the run without failing a test.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return { ...counts, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
