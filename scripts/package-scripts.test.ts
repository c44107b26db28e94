import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './run-program.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

// npm runs scripts with cmd.exe on Windows and with sh elsewhere; both accept a program with arguments.
test.each(Object.entries(scripts))('npm run %s needs no shell: %s', (name, script) => {
  const [program, file = '', ...args] = script.split(' ');
  expect(program).toBe('node');
  expect(existsSync(join(root, file))).toBe(true);
  for (const part of [file, ...args]) expect(part).toMatch(/^[\w./-]+$/);
  expect(args).toEqual([name]);
});

test('no script runs npm’s shell wrappers, which Node cannot run on Windows', () => {
  const files = ['bootstrap.mjs', 'build.ts', 'steps.ts', 'test-reports.ts', 'tool-path.ts'];
  for (const file of files) expect(read(`scripts/${file}`)).not.toMatch(/\.bin\/\w/);
});
