import { type Rig, serviceKey } from './rig.ts';

/** Someone who is signed in. */
export interface SignedIn {
  readonly id: number;
  ask(origin: string, path: string, change?: { method: string; body: unknown }): Promise<unknown>;
}

async function send(url: string, token: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} responded with ${response.status}: ${text}`);
  return JSON.parse(text);
}

const readToken = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'access_token' in answer)
    return String(answer.access_token);
  throw new Error('There is no access token.');
};

/** Creates accounts and signs them in, each at another process. */
export function signInPeople(rig: Rig, count: number): Promise<SignedIn[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, id): Promise<SignedIn> => {
      const person = {
        email: `person-${id}-${Date.now()}@example.com`,
        password: `a good password ${id}`,
      };
      const origin = rig.web[id % rig.web.length]?.url ?? rig.url;
      await send(`${origin}/auth/v1/admin/users`, serviceKey, 'POST', {
        ...person,
        email_confirm: true,
      });
      const signIn = `${rig.url}/auth/v1/token?grant_type=password`;
      const token = readToken(await send(signIn, '', 'POST', person));
      return {
        id,
        ask: (target, path, change) =>
          send(target + path, token, change?.method ?? 'GET', change?.body),
      };
    }),
  );
}
