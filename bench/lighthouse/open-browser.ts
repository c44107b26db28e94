import { chromium } from '@playwright/test';
import { findChromium } from '../../tests/setup/find-chromium.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';

/** Starts a new browser that Lighthouse can connect to. */
export async function openBrowser() {
  const launch = await findChromium();
  const port = await findFreePort();
  const args = [...launch.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launch, args });
  return { port, close: () => browser.close() };
}
