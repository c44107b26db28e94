import type { Page } from '@playwright/test';

/** The operator's service key of the site under test. */
export const serviceKey = 'journeys-only-0123456789-0123456789';

const base = () => process.env.JOURNEYS_URL ?? '';

let people = 0;

function callService(method: string, path: string, body: object, token?: string) {
  return fetch(`${base()}/auth/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

export interface Member {
  id: string;
  email: string;
  password: string;
}

/** A person with an account, created by the operator: no email, no waiting. */
export async function newMember(): Promise<Member> {
  people += 1;
  const id = `${process.pid}-${people}-${Math.random().toString(36).slice(2, 8)}`;
  const person = {
    email: `Member-${id}@example.com`.toLowerCase(),
    password: `journey ${id} pass`,
  };
  const made = await callService(
    'POST',
    '/admin/users',
    { ...person, email_confirm: true },
    serviceKey,
  );
  if (!made.ok) throw new Error(`Could not create a member: ${made.status} ${await made.text()}`);
  return { ...person, id: (await made.json()).id };
}

/** Signs in through the API; returns the session or the error. */
export async function signInByApi(person: Pick<Member, 'email' | 'password'>) {
  const { email, password } = person;
  return (await callService('POST', '/token?grant_type=password', { email, password })).json();
}

interface Session {
  access_token: string;
}

/** Calls the auth service with a session. */
export async function callAuth(method: string, path: string, session: Session, body: object) {
  return (await callService(method, path, body, session.access_token)).json();
}

/** Signs the person in to this browser. */
export async function signInBrowser(page: Page, person: Member): Promise<void> {
  await openBrowserWith(page, await signInByApi(person), person.id);
}

/** Stores a session in this browser. */
export async function openBrowserWith(page: Page, session: Session, userId: string) {
  if (!session.access_token) throw new Error(`Not signed in: ${JSON.stringify(session)}`);
  await page.goto('/robots.txt');
  await page.evaluate(
    ([stored, id]) => {
      localStorage.setItem('sb-localhost-auth-token', stored);
      localStorage.setItem('glowfare-account', id);
    },
    [JSON.stringify(session), userId] as const,
  );
}

/** The text of the newest email to an address whose subject includes these words. */
export async function mailTo(address: string, subject: string): Promise<string> {
  for (let look = 0; look < 40; look += 1) {
    const outbox = await (await fetch(`${base()}/dev/outbox`)).text();
    const entries = outbox.split(/<a [^>]*href="\/dev\/outbox\//).slice(1);
    const entry = entries.find((html) => html.includes(address) && html.includes(subject));
    const id = entry?.slice(0, 36);
    if (id) {
      const page = await (await fetch(`${base()}/dev/outbox/${id}`)).text();
      const text = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? '';
      return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No email about ${JSON.stringify(subject)} to ${address}.`);
}

/** The link in an email's text. */
export const linkIn = (text: string) => /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? '';

/** The six digits in an email's text. */
export const codeIn = (text: string) => /: (\d{6})$/m.exec(text)?.[1] ?? '';
