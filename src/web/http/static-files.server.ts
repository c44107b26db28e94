import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createMiddleware } from 'hono/factory';
import { matchesEtag } from './cache/cached-page.server';
import { chooseEncoding, type Encoding } from './compression.server';
import type { RequestEnv } from './request-env.server';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
};

interface StaticFile {
  headers: Record<string, string>;
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> };
}

/** Serves the built files from memory: a few megabytes, read once, compressed at build time. */
export function staticFiles(clientDir: string) {
  const files = loadFiles(clientDir);
  return createMiddleware<RequestEnv>(async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const headers = new Headers(file.headers);
    if (matchesEtag(c.req.header('if-none-match'), file.headers.ETag ?? '')) {
      return c.body(null, 304, Object.fromEntries(headers));
    }
    const wanted = chooseEncoding(c.req.header('accept-encoding'));
    const encoding = file.bodies[wanted] ? wanted : 'identity';
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    const body = file.bodies[encoding] ?? file.bodies.identity;
    headers.set('Content-Length', String(body.length));
    return new Response(body, { headers });
  });
}

function loadFiles(clientDir: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const entries = readdirSync(clientDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const extension = entry.name.split('.').at(-1) ?? '';
    if (!entry.isFile() || !(extension in types)) continue;
    const address = `/${relative(clientDir, path).replaceAll('\\', '/')}`;
    files.set(address, loadFile(path, address, types[extension] ?? 'application/octet-stream'));
  }
  return files;
}

function loadFile(path: string, address: string, type: string): StaticFile {
  const identity = readFileSync(path);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Names under /assets/ contain a hash of the content, so they never change.
  const lifetime = address.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400';
  return {
    headers: {
      'Content-Type': type,
      'Cache-Control': lifetime,
      ETag: `W/"${hash}"`,
      Vary: 'Accept-Encoding',
    },
    bodies: {
      identity,
      ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
    },
  };
}
