import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { PhotoRefused } from '~/domain/pictures/photo-refused';
import { type AddressPolicy, checkedLookup, openInternet } from '../net/public-address.server';

export interface FetchRules {
  /** Names of hosts that we know, exactly. */
  hosts: readonly string[];
  policy?: AddressPolicy;
  mostBytes?: number;
  mostMs?: number;
  mostRedirects?: number;
}

/** Fetches bytes from a known host. Every redirect is held against the same rules. */
export async function fetchPhoto(address: string, rules: FetchRules): Promise<Uint8Array> {
  const { mostBytes = 10_000_000, mostMs = 15_000, mostRedirects = 3 } = rules;
  const signal = AbortSignal.timeout(mostMs);
  try {
    let url = checkAddress(address, rules);
    for (let redirects = 0; ; redirects++) {
      const answer = await ask(url, rules.policy ?? openInternet, signal, photoHeaders);
      const target = redirectOf(answer);
      if (target === null) return await readBody(answer, mostBytes);
      answer.destroy();
      if (redirects >= mostRedirects) throw new PhotoRefused('too_many_redirects', address);
      url = checkAddress(target, rules, url);
    }
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    if (signal.aborted) throw new PhotoRefused('too_slow', `more than ${mostMs} ms`);
    throw new PhotoRefused('bad_answer', error instanceof Error ? error.message : String(error));
  }
}

function checkAddress(address: string, rules: FetchRules, base?: URL): URL {
  if (address.length > 2_000 || !URL.canParse(address, base)) {
    throw new PhotoRefused('bad_address', 'not an address');
  }
  const url = new URL(address, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') {
    throw new PhotoRefused('bad_address', `${url.protocol} or a password`);
  }
  const policy = rules.policy ?? openInternet;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!policy.allowsPort(port)) throw new PhotoRefused('bad_address', `port ${port}`);
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  if (!rules.hosts.includes(host)) throw new PhotoRefused('unknown_host', host);
  return url;
}

const photoHeaders = {
  Accept: 'image/avif,image/webp,image/*',
  'Accept-Encoding': 'identity',
};

/** Asks a host on the open internet; throws `PhotoRefused` for any other. Redirects are not followed. */
export function ask(
  url: URL,
  policy: AddressPolicy,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Nobody looks up an address that is already a number, so it is checked here.
  if (isIP(host) && !policy.allowsAddress(host)) throw new PhotoRefused('private_network', host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      signal,
      lookup: checkedLookup(policy, (where) => new PhotoRefused('private_network', where)),
      // A connection of its own: one that was opened for another name would skip the look-up.
      agent: false,
      headers: { ...headers },
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end();
  });
}

/** Where an answer sends us; null when it is the thing itself. */
function redirectOf(answer: IncomingMessage): string | null {
  const { statusCode = 0, headers } = answer;
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  if (isRedirect && headers.location) return headers.location;
  if (statusCode === 200 && !/[^\s]/.test(headers['content-encoding'] ?? '')) return null;
  answer.destroy();
  throw new PhotoRefused('bad_answer', `status ${statusCode} ${headers['content-encoding'] ?? ''}`);
}

async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const announced = Number(answer.headers['content-length'] ?? 0);
  if (announced > mostBytes) {
    answer.destroy();
    throw new PhotoRefused('too_many_bytes', `${announced}`);
  }
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new PhotoRefused('too_many_bytes', `more than ${mostBytes}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
