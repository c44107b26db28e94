import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const unitTests = [
  'src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/setup/*.test.ts',
  'bench/relevance/*.test.ts',
  'bench/moderation/*.test.ts',
];
/** A mocked module would stay mocked for the next test file of the same worker. */
const mockingTests = globSync(unitTests, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').includes('vi.mock('),
);
const databaseTests = ['src/**/*.db.test.ts'];
/** Slow tests of HTTP and pictures, whose few queries other tests try on both engines. */
const pgliteTests = ['src/**/*.pglite.test.ts'];
/** Tests that need a real server: two connections, a restart. */
const postgresTests = ['src/**/*.postgres.test.ts'];
const allDatabaseTests = [...databaseTests, ...pgliteTests, ...postgresTests];
/** Their configuration is vitest.browser.config.ts. */
const browserTests = ['src/**/*.browser.test.{ts,tsx}'];
const failOnConsole = './tests/setup/fail-on-console.ts';
const propertyCases = './tests/setup/property-cases.ts';
const closeDatabases = './tests/setup/close-test-databases.ts';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // The default leaves one core to the terminal; of two that is half of the machine.
    maxWorkers: '100%',
    // Importing the program again for every file would take longer than most of the tests.
    isolate: false,
    // The steps of `npm test` run side by side at low priority: a test of two seconds can take a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests,
          exclude: [...allDatabaseTests, ...browserTests, ...mockingTests],
          setupFiles: [failOnConsole, propertyCases],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: mockingTests,
          exclude: [...allDatabaseTests, ...browserTests],
          isolate: true,
          setupFiles: [failOnConsole],
        },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: [...databaseTests, ...pgliteTests],
          globalSetup: ['./tests/setup/pglite-template.ts'],
          setupFiles: [failOnConsole, propertyCases, closeDatabases],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...databaseTests, ...postgresTests],
          globalSetup: ['./tests/setup/postgres-template.ts'],
          setupFiles: [failOnConsole, propertyCases, closeDatabases],
        },
      },
    ],
  },
});
