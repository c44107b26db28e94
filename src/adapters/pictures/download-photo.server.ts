import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { PhotoRefused } from '~/domain/pictures/photo-refused';
import { type AddressPolicy, checkedLookup, openInternet } from '../net/public-address.server';

export interface DownloadRules {
  /** Permitted host names. */
  hosts: readonly string[];
  policy?: AddressPolicy;
  maxBytes?: number;
  timeoutMs?: number;
  maxRedirects?: number;
}

/** Downloads a photo from a permitted host. Every redirect must follow the same rules. */
export async function downloadPhoto(address: string, rules: DownloadRules): Promise<Uint8Array> {
  const { maxBytes = 10_000_000, timeoutMs = 15_000, maxRedirects = 3 } = rules;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = checkAddress(address, rules);
    for (let redirects = 0; ; redirects++) {
      const response = await requestPublicUrl(
        url,
        rules.policy ?? openInternet,
        signal,
        photoHeaders,
      );
      const target = redirectOf(response);
      if (target === null) return await readBody(response, maxBytes);
      response.destroy();
      if (redirects >= maxRedirects) throw new PhotoRefused('too_many_redirects', address);
      url = checkAddress(target, rules, url);
    }
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    if (signal.aborted) throw new PhotoRefused('too_slow', `more than ${timeoutMs} ms`);
    throw new PhotoRefused('bad_answer', error instanceof Error ? error.message : String(error));
  }
}

function checkAddress(address: string, rules: DownloadRules, base?: URL): URL {
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

/** Requests a public URL; throws `PhotoRefused` for a private address. Does not follow redirects. */
export function requestPublicUrl(
  url: URL,
  policy: AddressPolicy,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address skips the DNS lookup and its check.
  if (isIP(host) && !policy.allowsAddress(host)) throw new PhotoRefused('private_network', host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      signal,
      lookup: checkedLookup(policy, (where) => new PhotoRefused('private_network', where)),
      // A new connection: a pooled one would skip the checked lookup.
      agent: false,
      headers: { ...headers },
    });
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
    outgoing.end();
  });
}

/** The target of a redirect; null for the photo itself. */
function redirectOf(response: IncomingMessage): string | null {
  const { statusCode = 0, headers } = response;
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  if (isRedirect && headers.location) return headers.location;
  if (statusCode === 200 && !/[^\s]/.test(headers['content-encoding'] ?? '')) return null;
  response.destroy();
  throw new PhotoRefused('bad_answer', `status ${statusCode} ${headers['content-encoding'] ?? ''}`);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const contentLength = Number(response.headers['content-length'] ?? 0);
  if (contentLength > maxBytes) {
    response.destroy();
    throw new PhotoRefused('too_many_bytes', `${contentLength}`);
  }
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new PhotoRefused('too_many_bytes', `more than ${maxBytes}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
