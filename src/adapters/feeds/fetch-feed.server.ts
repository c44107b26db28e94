import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { hourMs } from '~/domain/durations';
import { feedLimits } from '~/domain/feeds/feed-limits';
import { PhotoRefused } from '~/domain/pictures/photo-refused';
import { type AddressPolicy, openInternet } from '../net/public-address.server';
import { requestPublicUrl } from '../pictures/download-photo.server';

export interface FetchedFeed {
  etag: string | null;
  lastModified: string | null;
}

export interface FeedFetchRules {
  policy?: AddressPolicy;
  /** Only tests use http. */
  allowsHttp?: boolean;
  maxBytes?: number;
  timeoutMs?: number;
  maxRedirects?: number;
  stopped?: AbortSignal;
}

const accept = 'text/csv,application/xml,application/json,text/html;q=0.8,*/*;q=0.5';

/** Downloads a feed to a file; null when it has not changed. Every redirect is checked again. */
export async function fetchFeed(
  address: string,
  known: { etag: string | null; lastModified: string | null },
  path: string,
  rules: FeedFetchRules = {},
): Promise<FetchedFeed | null> {
  const { maxBytes = feedLimits.maxFileBytes, timeoutMs = 2 * hourMs, maxRedirects = 5 } = rules;
  const policy = rules.policy ?? openInternet;
  const signal = AbortSignal.any([
    AbortSignal.timeout(timeoutMs),
    ...(rules.stopped ? [rules.stopped] : []),
  ]);
  const headers = {
    Accept: accept,
    'Accept-Encoding': 'identity',
    'User-Agent': 'Glowfare feed reader',
    ...(known.etag && { 'If-None-Match': known.etag }),
    ...(known.lastModified && { 'If-Modified-Since': known.lastModified }),
  };
  let url = checkAddress(address, rules);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await requestPublicAddress(url, () =>
      requestPublicUrl(url, policy, signal, headers),
    );
    const { statusCode = 0, headers: responseHeaders } = answer;
    if (statusCode === 304) {
      answer.destroy();
      return null;
    }
    if ([301, 302, 303, 307, 308].includes(statusCode) && responseHeaders.location) {
      answer.destroy();
      if (redirects >= maxRedirects) throw new Error(`${url.host} redirects too often.`);
      url = checkAddress(responseHeaders.location, rules, url);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new Error(`${url.host} returned status ${statusCode}.`);
    }
    await pipeline(readWholeBody(answer, maxBytes), createWriteStream(path), { signal });
    return {
      etag: responseHeaders.etag ?? null,
      lastModified: responseHeaders['last-modified'] ?? null,
    };
  }
}

/** Explains why an address in a private network is rejected. */
async function requestPublicAddress(
  { host }: URL,
  sendRequest: () => Promise<IncomingMessage>,
): Promise<IncomingMessage> {
  try {
    return await sendRequest();
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    throw new Error(`${host} resolves to a private network; feeds must be on the public internet.`);
  }
}

function checkAddress(
  address: string,
  { policy = openInternet, allowsHttp }: FeedFetchRules,
  base?: URL,
): URL {
  // Not quoted: it may contain a password or a key.
  if (!URL.canParse(address, base)) {
    const from = base ? `${base.host} redirects to an address that` : 'The feed address';
    throw new Error(`${from} is not a web address.`);
  }
  const url = new URL(address, base);
  const isAllowed = url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:');
  if (!isAllowed) throw new Error(`Feeds must use https, not ${url.protocol}`);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!policy.allowsPort(port)) throw new Error(`Feeds are not fetched from port ${port}.`);
  return url;
}

/** Passes bytes through and fails beyond a limit. */
export async function* limitBytes(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`The feed is larger than ${maxBytes} bytes.`);
    yield chunk;
  }
}

async function* readWholeBody(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  const announced = Number(answer.headers['content-length'] ?? Number.NaN);
  for await (const chunk of limitBytes(answer, maxBytes)) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes < announced) throw new Error(`The download ended at ${bytes} of ${announced} bytes.`);
}
