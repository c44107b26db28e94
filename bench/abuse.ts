import { attackWithFeed, feedAttacks } from './abuse/feed-attack.ts';
import type { FloodInput } from './abuse/flood.ts';
import { runFlood } from './abuse/run-flood.ts';
import { measure, stopSite } from './abuse/scenario.ts';
import { startSite } from './site.ts';

const floodTitles: Readonly<Record<string, string>> = {
  signup: '12 senders of malformed sign-ups of 65,400 and 16,000 bytes',
  joins: '190 realtime connections, each joining a private channel 36 times a second',
  png: 'Avatars: PNG with five text chunks of 48 MB',
  jpeg: 'Avatars: progressive JPEG of 8 MB with a scan repeated over and over',
  avif: 'Avatars: AVIF of 36 million pixels',
};
const seconds = 20;

/** `TRUST_PROXY` gives floods their own addresses; the probe uses the loopback address. */
const settings = { DEMO_PRODUCTS: '500', TRUST_PROXY: '1', AUTH_AUTOCONFIRM: 'on' };

/** Replays known floods against a separate site and prints how long other visitors waited. */
export async function run(chosen: string[]): Promise<void> {
  const known = [...Object.keys(floodTitles), ...feedAttacks];
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown) throw new Error(`Unknown flood ${unknown}. Choose from ${known.join(', ')}.`);
  console.log(
    'The floods and the site share the cores of this machine; the floods run at nice 10.',
  );
  for (const name of chosen.length > 0 ? chosen : known) {
    const title = floodTitles[name];
    if (title === undefined) await attackWithFeed(name, settings);
    else await flood(name, title);
  }
}

async function flood(name: string, title: string): Promise<void> {
  const site = await startSite(settings);
  try {
    const person = await signUp(site.url);
    await measure(title, site, () => runFlood(name, { url: site.url, seconds, person }));
  } finally {
    await stopSite(site);
  }
}

async function signUp(url: string): Promise<FloodInput['person']> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'flood@example.com', password: 'a good password of a flood' }),
  });
  const { access_token: token, user } = await answer.json();
  return { id: user.id, token };
}
