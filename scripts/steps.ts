import { findChromium } from '../tests/setup/find-chromium.ts';
import { findPostgres } from '../tests/setup/find-postgres.ts';
import { readAudit } from './audit-report.ts';
import { runNpm, runToEnd } from './run-program.ts';
import type { Outcome, Plan, Step } from './run-steps.ts';
import { runBrowserTests, runPlaywright, runVitest } from './test-reports.ts';
import { toolPath } from './tool-path.ts';

/** A check runs one or more programs that all must succeed; it counts as one test. */
function check(title: string, ...programs: [program: string, ...args: string[]][]): Step {
  return {
    title,
    async run() {
      for (const [program, ...args] of programs) {
        const { code, output } = await runToEnd(program, args);
        if (code !== 0) return { passed: 0, failed: 1, skipped: 0, output };
      }
      return { passed: 1, failed: 0, skipped: 0, output: '' };
    },
  };
}

/** Tests that need an optional part of the machine: without it they are skipped, but on CI they fail. */
async function withPart(find: () => unknown, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    await find();
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    const missing =
      process.env.CI === 'true' ? { failed: 1, skipped: 0 } : { failed: 0, skipped: 1 };
    return { passed: 0, ...missing, output };
  }
  return run();
}

const formatAndLint = check('Format and lint', [
  toolPath('biome'),
  'ci',
  '--error-on-warnings',
  '--colors=off',
  '.',
]);
const importRules = check('Import rules', ['scripts/import-rules.ts']);
const plainEnglish = check('Plain English', ['scripts/word-check.ts']);
const regularExpressions = check('Regular expressions', ['scripts/regex-check.ts']);
const types = check('Types', [toolPath('react-router'), 'typegen'], [toolPath('tsc'), '--noEmit']);
const unusedCode = check(
  'Unused code',
  [toolPath('knip'), '--no-progress'],
  [toolPath('knip'), '--no-progress', '--production'],
);
const build = check('Production build', ['scripts/bootstrap.mjs', 'build']);

const audit: Step = {
  title: 'Known vulnerabilities in packages',
  async run() {
    const timeouts = ['--fetch-retries=0', '--fetch-timeout=15000'];
    // Without npm there is no report.
    const audit = runNpm(['audit', '--omit=dev', '--json', ...timeouts]).catch(() => undefined);
    return readAudit((await audit)?.output ?? '');
  },
};

const unit: Step = { title: 'Unit tests', run: () => runVitest(['unit', 'unit-isolated']) };

/** Throws if there is none. */
const requirePostgres = () => process.env.TEST_DATABASE_URL || findPostgres();
const postgres: Step = {
  title: 'Database tests on PostgreSQL',
  run: () => withPart(requirePostgres, () => runVitest(['postgres'])),
};

const pgliteTitle = 'Database tests on PGlite';
const pglite: Step = { title: pgliteTitle, run: () => runVitest(['pglite']) };
/** HTTP is slow on PGlite: beside PostgreSQL, only the journeys try it there. */
const pgliteBesidePostgres: Step = {
  title: pgliteTitle,
  async run() {
    try {
      requirePostgres();
    } catch {
      return runVitest(['pglite']);
    }
    return runVitest(['pglite'], ['src/{auth,web}/**/*.db.test.ts']);
  },
};
const components: Step = {
  title: 'Components and hooks in Chromium',
  run: () => withPart(findChromium, runBrowserTests),
};
const journeys: Step = {
  title: 'Journeys in Chromium',
  needs: build,
  run: () => withPart(findChromium, runPlaywright),
};

const codeSteps = [formatAndLint, importRules, plainEnglish, types];

/** The checks to run before every commit. */
export const quickSteps: Plan = {
  foreground: [unit, pglite],
  background: [...codeSteps, regularExpressions, unusedCode, audit],
};

/** The journeys start as soon as there is a build. */
export const allSteps: Plan = {
  foreground: [build, journeys],
  background: [
    ...codeSteps,
    unit,
    regularExpressions,
    unusedCode,
    audit,
    components,
    postgres,
    pgliteBesidePostgres,
  ],
};
