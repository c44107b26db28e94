import { createMiddleware } from 'hono/factory';
import { forwardedAddresses } from '~/domain/auth/network-address';
import type { Log } from '~/usecases/deps';
import type { RequestEnv } from '../request-env.server';

/** Paths requested directly by the machine or a proxy, so X-Forwarded-For is incomplete. */
const healthChecks = ['/healthz', '/readyz'];

/** Logs once that TRUST_PROXY does not match the proxies that a request passed. */
export function warnAboutProxies(trustProxy: number, log: Log) {
  let warned = false;
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (!warned && !healthChecks.includes(c.req.path)) {
      const entries = forwardedAddresses(c.req.header('x-forwarded-for')).length;
      const warning = findWarning(trustProxy, entries);
      warned = warning !== undefined;
      if (warning) log.warn({ trustProxy, entries }, warning);
    }
    await next();
  });
}

function findWarning(trustProxy: number, entries: number): string | undefined {
  if (entries < trustProxy)
    return 'A request has fewer X-Forwarded-For entries than TRUST_PROXY says there are proxies. If TRUST_PROXY is too high, visitors can choose the address that limits count.';
  if (trustProxy === 0 && entries > 0)
    return 'A request has X-Forwarded-For, but TRUST_PROXY is 0. If you run a proxy in front of the site, set TRUST_PROXY; until then, limits count all visitors as one.';
  return undefined;
}

/** Explains TRUST_PROXY to the operator at start; undefined when no proxy is trusted. */
export function explainTrustProxy(trustProxy: number): string | undefined {
  if (trustProxy === 0) return undefined;
  const [proxies, entry] =
    trustProxy === 1
      ? ['1 proxy', 'the last entry']
      : [`${trustProxy} proxies`, `entry ${trustProxy} from the end`];
  return `TRUST_PROXY=${trustProxy} trusts ${proxies} in front: ${entry} of X-Forwarded-For counts as the visitor’s address. With fewer proxies than that, visitors can forge their address and evade limits.`;
}
