import { setTimeout as pause } from 'node:timers/promises';
import type { PriceWriter } from './engine.ts';
import { describeDelays, measureFreshness } from './freshness.ts';
import { type SignedIn, signInPeople } from './people.ts';
import type { Rig } from './rig.ts';

const people = 4;
/** A network may save 100 reviews an hour. */
const rounds = 24;

interface Write {
  path: string;
  method: string;
  body: unknown;
  /** What to read, and what it must contain now. */
  read: string;
  expected: RegExp;
}

const text = 'It is light, it absorbs quickly, and my skin feels calm for the whole day.';

/** What a person can change, with a value that differs in each round. */
function writesOf(round: number, id: number): Record<string, Write> {
  const productId = 1 + ((round * people + id) % 500);
  return {
    favorite: {
      path: '/api/favorites',
      method: 'POST',
      body: { items: [{ productId }] },
      read: '/api/favorites',
      expected: new RegExp(`\\b${productId}\\b`),
    },
    review: {
      path: '/api/reviews',
      method: 'PUT',
      body: { productId: 5, stars: 4, title: `Round ${round}.`, text, gotItFree: false },
      read: '/api/reviews/of-product/5',
      expected: new RegExp(`"title":"Round ${round}\\."`),
    },
    preferences: {
      path: '/api/preferences',
      method: 'PUT',
      body: { avoid: [], skinTypes: [], hairTypes: [], concerns: [], hides: round % 2 === 0 },
      read: '/api/preferences',
      expected: new RegExp(`"hides":${round % 2 === 0}`),
    },
    profile: {
      path: '/api/profile',
      method: 'PATCH',
      body: { username: `Round ${round}` },
      read: '/api/profile',
      expected: new RegExp(`"Round ${round}"`),
    },
  };
}

/**
 * Writes through the load balancer and reads at once from every process, while the replica does not apply
 * changes. Then counts pages of a network against its limit at all processes.
 */
export async function measureConsistency(rig: Rig, prices: PriceWriter): Promise<string[]> {
  const signedIn = await signInPeople(rig, people);
  for (const person of signedIn)
    await person.ask(rig.url, '/api/profile', { method: 'POST', body: {} });
  const counts = new Map<string, { writes: number; reads: number; stale: number }>();
  await rig.setReplay(false);
  const lines = [
    '| own write | writes | reads at once, at all processes | outdated |',
    '|---|---|---|---|',
  ];
  try {
    await Promise.all(signedIn.map((person) => writeAndRead(rig, person, counts)));
    for (const [name, { writes, reads, stale }] of counts)
      lines.push(`| ${name} | ${writes} | ${reads} | ${stale} |`);
    lines.push('', 'Prices on all processes while the replica does not apply changes:', '');
    lines.push(describeDelays(await measureFreshness(rig, prices, 20)));
  } finally {
    await rig.setReplay(true);
  }
  lines.push('', await measureReadLimit(rig));
  return lines;
}

async function writeAndRead(
  rig: Rig,
  person: SignedIn,
  counts: Map<string, { writes: number; reads: number; stale: number }>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { path, method, body, read, expected }] of Object.entries(
      writesOf(round, person.id),
    )) {
      const count = counts.get(name) ?? { writes: 0, reads: 0, stale: 0 };
      counts.set(name, count);
      await person.ask(rig.url, path, { method, body });
      count.writes += 1;
      const origins = [rig.url, ...rig.web.map(({ url }) => url)];
      const answers = await Promise.all(origins.map((origin) => person.ask(origin, read)));
      count.reads += answers.length;
      count.stale += answers.filter((answer) => !expected.test(JSON.stringify(answer))).length;
    }
  }
}

/** One network asks all processes for more than it may. */
async function measureReadLimit(rig: Rig): Promise<string> {
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  let sent = 0;
  let allowed = 0;
  let policy = '';
  const startedAt = performance.now();
  async function ask(url: string, times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      const response = await fetch(`${url}/api/suggest?q=serum`, { headers });
      await response.arrayBuffer();
      policy = response.headers.get('RateLimit-Policy') ?? policy;
      sent += 1;
      if (response.ok) allowed += 1;
    }
  }
  for (let turn = 0; turn < 6; turn += 1) {
    await Promise.all(rig.web.map(({ url }) => ask(url, 150)));
    await pause(500);
  }
  const elapsed = (performance.now() - startedAt) / 1_000;
  const [burst = 0, seconds = 1] = (/q=(\d+);w=(\d+)/.exec(policy) ?? []).slice(1).map(Number);
  const one = Math.round(burst + (elapsed * burst) / seconds);
  return (
    `One network sent ${sent.toLocaleString('en-US')} requests to ${rig.web.length} processes in ${elapsed.toFixed(1)} s; ` +
    `${allowed.toLocaleString('en-US')} were answered. One process would have answered ${one.toLocaleString('en-US')}.`
  );
}
