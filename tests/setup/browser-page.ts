import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { toastStore } from '~/web/ui/overlays/toast-store';
import '~/web/styles.css';

const unexpected: string[] = [];

beforeEach(() => {
  // Vite covers the page when a file does not compile; the other files can still be tested.
  document.querySelector('vite-error-overlay')?.remove();
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

// All files share one page, so each test leaves it as it found it.
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  localStorage.clear();
  for (const { id } of toastStore.current()) toastStore.dismiss(id);
  const lines = unexpected.splice(0);
  if (lines.length === 0) return;
  throw new Error(`The test printed what it should not, or should expect:\n${lines.join('\n')}`);
});
