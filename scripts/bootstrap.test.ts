import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

/** A project whose packages, build and command are a line each. */
const project = {
  'package-lock.json': '{"packages":{}}',
  'vite.config.ts': '',
  'react-router.config.ts': '',
  'npm.cjs': `const fs = require('node:fs');
    fs.mkdirSync('node_modules', { recursive: true });
    fs.writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
    console.log('added 1 package');`,
  'scripts/build.ts': `require('node:fs').mkdirSync('build/server', { recursive: true });
    require('node:fs').writeFileSync('build/server/cli.js', 'console.log(JSON.stringify(process.argv.slice(2)))');
    console.log('built in 1 s');`,
};

test('only the command itself writes to standard output, even when it is installed first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bootstrap-'));
  try {
    for (const [path, text] of Object.entries(project)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    cpSync(join(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'scripts/bootstrap.mjs'), 'glowfare', 'feed', 'list', '--json'],
      { encoding: 'utf8', env: { npm_execpath: join(folder, 'npm.cjs') } },
    );
    expect(stderr).toMatch(/Installing packages[\s\S]*Building/);
    expect(JSON.parse(stdout)).toEqual(['feed', 'list', '--json']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
