import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/setup/find-chromium.ts';

/** Journeys without a browser: the built program as a process. */
const serverSpecs =
  /(outage|shutdown|bad-input|clicks|feeds|data-folder|published-review)\.spec\.ts$/;

/** Journeys that are the same at any width: once is enough. Single ones have the tag `@once`. */
const oneWidthSpecs =
  /(search-engines|meta|errors|brand-names|live-prices|alerts|push|pictures|crawl|hostile-name|inbox|forms|help|pre-hydration|after-paint|edge|passkeys)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/setup/production-server.ts',
  // A journey waits half of the time: for frames, for answers, for programs to start. With six, journeys
  // ran into their time limits on two cores.
  workers: 4,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  timeout: 90_000,
  // A browser on a busy machine may stumble once; what fails twice is broken.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: await findChromium(),
    screenshot: 'only-on-failure',
    // Pulsing placeholders and transitions would keep the processor busy.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // They start programs, some of them several; on a busy machine that takes its time.
    { name: 'server', testMatch: serverSpecs, timeout: 180_000 },
    {
      name: 'desktop',
      testIgnore: serverSpecs,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [serverSpecs, oneWidthSpecs],
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
