import type { KnipConfig } from 'knip';

/**
 * `knip` finds unused code; `knip --production` also finds code that only tests use. Tests may import
 * exports that the program uses within their file. Tag other test-only exports with `@internal`.
 */
const config: KnipConfig = {
  entry: [
    'src/boot/main.ts!',
    'src/boot/dev.ts',
    'src/cli/main.ts!',
    'src/adapters/pictures/worker/picture-worker.server.ts!',
    'src/adapters/email/thread/mail-thread.server.ts!',
    'src/adapters/uploads/sandbox/sandbox.server.ts!',
    'src/adapters/feeds/worker/feed-worker.server.ts!',
    'src/adapters/feeds/worker/source-hooks.server.ts',
    'scripts/{build,dev,test,check,import-rules,regex-check,word-check,build-ingredients,make-heading-font,make-icons,make-still-life-sizes}.ts',
    'bench/run.ts',
    // The rules of dupes and family filters; the benchmark runs them, no page does yet.
    'src/domain/ingredients/{formula-similarity,ingredient-families}.ts!',
  ],
  project: [
    'src/**/*.{ts,tsx,css}!',
    '!src/**/*.{test,cases}.{ts,tsx}!',
    '!src/db/testing/**!',
    '{scripts,tests,bench}/**/*.{ts,tsx,mjs}',
  ],
  vitest: {
    config: ['vitest.config.ts', 'vitest.browser.config.ts', 'bench/real-data/vitest.config.ts'],
  },
  ignoreDependencies: ['isbot', '@biomejs/biome', '@fontsource(-variable)?/.+'],
  ignoreBinaries: ['apt-get', 'hadolint', 'kubeconform', 'openssl', 'pgrep'],
  ignoreExportsUsedInFile: process.argv.includes('--production'),
};

export default config;
