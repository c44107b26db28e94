import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
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
  /** How long the server may send nothing. */
  maxIdleMs?: number;
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
  const idle = new IdleTimeout(rules.maxIdleMs ?? feedLimits.maxDownloadIdleMs);
  try {
    return await download(address, known, path, { ...rules, idle });
  } catch (error) {
    if (rules.stopped?.aborted || !idle.signal.aborted) throw error;
    const { host } = checkAddress(address, rules);
    throw new Error(`${host} sent nothing for ${idle.maxIdleMs / 1_000} seconds.`);
  } finally {
    idle.end();
  }
}

async function download(
  address: string,
  known: { etag: string | null; lastModified: string | null },
  path: string,
  { idle, ...rules }: FeedFetchRules & { idle: IdleTimeout },
): Promise<FetchedFeed | null> {
  const { maxBytes = feedLimits.maxFileBytes, timeoutMs = feedLimits.maxDownloadMs } = rules;
  const { maxRedirects = 5, policy = openInternet } = rules;
  const signal = AbortSignal.any([
    AbortSignal.timeout(timeoutMs),
    idle.signal,
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
    idle.restart();
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
    const body = readWholeBody(answer, maxBytes, () => idle.restart());
    await pipeline(body, createWriteStream(path), { signal });
    return {
      etag: responseHeaders.etag ?? null,
      lastModified: responseHeaders['last-modified'] ?? null,
    };
  }
}

/** Aborts when nothing has happened for a time. */
class IdleTimeout {
  readonly maxIdleMs: number;
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;

  constructor(maxIdleMs: number) {
    this.maxIdleMs = maxIdleMs;
    this.timer = setTimeout(() => this.controller.abort(), maxIdleMs);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  restart(): void {
    this.timer.refresh();
  }

  end(): void {
    clearTimeout(this.timer);
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

async function* readWholeBody(
  answer: IncomingMessage,
  maxBytes: number,
  onChunk: () => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  const announced = Number(answer.headers['content-length'] ?? Number.NaN);
  for await (const chunk of limitBytes(answer, maxBytes)) {
    bytes += chunk.length;
    onChunk();
    yield chunk;
  }
  if (bytes < announced) throw new Error(`The download ended at ${bytes} of ${announced} bytes.`);
}
