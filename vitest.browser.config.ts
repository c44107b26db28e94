import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { dragPointer } from './tests/browser/commands.ts';
import { findChromium } from './tests/setup/find-chromium.ts';

/**
 * Component and hook tests in the Chromium of the journeys. Apart from vitest.config.ts, because finding a
 * Chromium may mean unpacking one, which no other test needs.
 */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [tailwindcss()],
  cacheDir: 'node_modules/.cache/vitest-browser',
  // Named here, because a package that is found during a run makes the page reload in the middle of it.
  optimizeDeps: {
    include: [
      '@supabase/supabase-js',
      '@tanstack/react-query',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-router',
      'react-router/dom',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'zod',
      'zod/mini',
    ],
  },
  test: {
    name: 'browser',
    include: ['src/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['./tests/setup/browser-page.ts'],
    // One page for all files: loading React and the stylesheet again for each takes longer than the tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    fileParallelism: false,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { dragPointer },
      viewport: { width: 1024, height: 768 },
      provider: playwright({ launchOptions: await findChromium() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
