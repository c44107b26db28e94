import { format } from 'node:util';
import { afterEach } from 'vitest';

const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...args)}`);
  };
}

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length === 0) return;
  throw new Error(`The test printed what it should not, or should expect:\n${lines.join('\n')}`);
});
