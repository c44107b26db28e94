import { applyLoad, type Round } from '../load.ts';
import { startNginx } from '../nginx.ts';
import { median } from '../tools.ts';
import { startBareServer } from './bare-server.ts';
import { type ComparedSite, printTable } from './compared-site.ts';
import { requestPage } from './request-page.ts';

const rounds = 5;
const seconds = 3;
const warmUpSeconds = 2;

const cachedPages = { home: '/', listing: '/products', product: '/product/1' };

/**
 * Cached pages of each build, of nginx and of Node's HTTP server without anything else. The last two send the
 * same bytes, and all take turns.
 */
export async function compareCachedPages(sites: readonly ComparedSite[]): Promise<void> {
  const head = ['cached page', 'bytes', 'nginx pages/s', 'CPU µs'];
  const others = ['bare node:http', ...sites.map(({ name }) => name)];
  const rows = [[...head, ...others.flatMap((name) => [`pages/s, ${name}`, 'of nginx', 'CPU µs'])]];
  for (const [name, path] of Object.entries(cachedPages))
    rows.push(await compare(name, path, sites));
  printTable(`Cached pages: medians of ${rounds} rounds of ${seconds} s, 16 connections`, rows);
}

async function compare(
  name: string,
  path: string,
  sites: readonly ComparedSite[],
): Promise<string[]> {
  const origins = sites.map(({ url, pid }) => ({ origin: url, pid }));
  for (const server of origins)
    await applyLoad({ ...server, seconds: warmUpSeconds, paths: [path] });
  const { fields, body } = await requestPage(`${sites[0]?.url}${path}`);
  const nginx = await startNginx(body);
  const bare = await startBareServer(fields, body);
  const bareServer = { origin: bare.url, pid: bare.pid };
  await applyLoad({ ...bareServer, seconds: warmUpSeconds, paths: [path] });
  const servers = [{ origin: nginx.url, pid: nginx.pid }, bareServer, ...origins];
  const results = new Map(servers.map((server) => [server, [] as Round[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers)
      results.get(server)?.push(await applyLoad({ ...server, seconds, paths: [path] }));
  }
  nginx.stop();
  bare.stop();
  const [theirs = { rate: 0, cpu: 0 }, ...rest] = [...results.values()].map((list) => ({
    rate: median(list.map(({ pagesPerSecond }) => pagesPerSecond)),
    cpu: median(list.map(({ cpuMicrosPerPage }) => cpuMicrosPerPage)),
  }));
  return [
    name,
    String(body.length),
    theirs.rate.toFixed(0),
    theirs.cpu.toFixed(1),
    ...rest.flatMap(({ rate, cpu }) => [
      rate.toFixed(0),
      (rate / theirs.rate).toFixed(2),
      cpu.toFixed(0),
    ]),
  ];
}
