import { Agent, request } from 'node:http';
import { cpuSeconds, processTree } from './cpu-time.ts';
import { startSite } from './site.ts';

const people = 64;
const connections = 16;
const rounds = 3;
const seconds = 5;

interface Session {
  access_token: string;
  refresh_token: string;
}

interface Person {
  email: string;
  password: string;
  session: Session;
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** One request on a keep-alive connection; fetch would cost more than the measured work. */
function ask(url: string, body?: unknown, token?: string): Promise<unknown> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          ...(text !== undefined && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
      },
      async (response) => {
        let answer = '';
        for await (const chunk of response.setEncoding('utf8')) answer += chunk;
        if (response.statusCode === 200) resolve(JSON.parse(answer));
        else reject(new Error(`${url} answered ${response.statusCode}: ${answer}`));
      },
    );
    call.on('error', reject);
    call.end(text);
  });
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'refresh_token' in value;
}

async function sessionFrom(url: string, body: unknown): Promise<Session> {
  const answer = await ask(url, body);
  if (!isSession(answer)) throw new Error(`${url} gave no session.`);
  return answer;
}

interface Round {
  perSecond: number;
  p50: number;
  p95: number;
  cpuMillis: number;
}

/** Repeats an action on every connection, each with its own people. */
async function applyLoad(pid: number, all: Person[], act: (person: Person) => Promise<void>) {
  const times: number[] = [];
  const tree = processTree(pid);
  const used = () => tree.reduce((sum, process) => sum + cpuSeconds(process), 0);
  const before = used();
  const began = performance.now();
  const workers = Array.from({ length: connections }, async (_, worker) => {
    for (let turn = 0; performance.now() - began < seconds * 1_000; turn += 1) {
      const own = all.filter((_, index) => index % connections === worker);
      const person = own[turn % own.length];
      if (!person) return;
      const start = performance.now();
      await act(person);
      times.push(performance.now() - start);
    }
  });
  await Promise.all(workers);
  const elapsed = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const cpuMillis = ((used() - before) / times.length) * 1_000;
  return { perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), cpuMillis };
}

/** Sign-ins (argon2id, 19 MiB), refreshes and token checks on the production build with PGlite. */
export async function run(): Promise<void> {
  const site = await startSite({
    CATALOGUE: 'empty',
    AUTH_LIMITS: 'off',
    AUTH_AUTOCONFIRM: 'on',
  });
  const auth = `${site.url}/auth/v1`;
  try {
    const all: Person[] = [];
    for (let index = 0; index < people; index += 1) {
      const person = { email: `person-${index}@example.com`, password: `a good password ${index}` };
      all.push({ ...person, session: await sessionFrom(`${auth}/signup`, person) });
    }
    const scenarios: Record<string, (person: Person) => Promise<void>> = {
      'sign in with a password': async ({ email, password }) => {
        await sessionFrom(`${auth}/token?grant_type=password`, { email, password });
      },
      'refresh a session': async (person) => {
        const { refresh_token } = person.session;
        const url = `${auth}/token?grant_type=refresh_token`;
        person.session = await sessionFrom(url, { refresh_token });
      },
      'get the current user': async ({ session }) => {
        await ask(`${auth}/user`, undefined, session.access_token);
      },
      'get or create the profile': async ({ session }) => {
        await ask(`${site.url}/api/profile`, {}, session.access_token).catch((error: Error) => {
          if (!error.message.includes('201')) throw error;
        });
      },
    };
    console.log(`${rounds} rounds of ${seconds} s, ${connections} connections, best of each.\n`);
    console.log(`${''.padEnd(30)} requests/s   p50 ms   p95 ms   CPU ms/request`);
    for (const [name, act] of Object.entries(scenarios)) {
      const done: Round[] = [];
      for (let round = 0; round < rounds; round += 1)
        done.push(await applyLoad(site.pid, all, act));
      report(name, done);
    }
  } finally {
    agent.destroy();
    await site.stop();
  }
}

function report(name: string, rounds: Round[]): void {
  const best = (pick: (round: Round) => number, choose = Math.min) => choose(...rounds.map(pick));
  const cells = [
    best(({ perSecond }) => perSecond, Math.max)
      .toFixed(0)
      .padStart(10),
    best(({ p50 }) => p50)
      .toFixed(1)
      .padStart(8),
    best(({ p95 }) => p95)
      .toFixed(1)
      .padStart(8),
    best(({ cpuMillis }) => cpuMillis)
      .toFixed(2)
      .padStart(16),
  ];
  console.log(`${name.padEnd(30)} ${cells.join(' ')}`);
}
