import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

const checkEveryMs = 100;

/**
 * A load balancer as they usually are: kept-alive connections to every site, requests in turn to those
 * that said they were ready, no second attempt.
 */
export async function startLoadBalancer(sites: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(sites);
  let turn = 0;

  async function check(site: string): Promise<void> {
    const isReady = await fetch(`${site}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) ready.add(site);
    else ready.delete(site);
  }
  const checking = setInterval(() => sites.map(check), checkEveryMs);

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const site = [...ready][turn % ready.size];
    if (!site) return void outgoing.writeHead(503).end();
    const { method, headers, url } = incoming;
    const onward = request(`${site}${url}`, { method, headers, agent }, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    onward.on('error', (error) => outgoing.writeHead(502).end(error.message));
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The load balancer has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    readyCount: () => ready.size,
    async close() {
      clearInterval(checking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
