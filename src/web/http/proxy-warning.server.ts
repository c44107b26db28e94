import { createMiddleware } from 'hono/factory';
import { forwardedAddresses } from '~/domain/auth/network-address';
import type { Log } from '~/usecases/deps';
import type { RequestEnv } from './request-env.server';

/** Requested directly by the machine or a proxy, so X-Forwarded-For is incomplete. */
const healthChecks = ['/healthz', '/readyz'];

/** Warns once if a request passed fewer proxies than TRUST_PROXY says. */
export function warnAboutMissingProxies(trustProxy: number, log: Log) {
  let warned = false;
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (!warned && trustProxy > 0 && !healthChecks.includes(c.req.path)) {
      const entries = forwardedAddresses(c.req.header('x-forwarded-for')).length;
      warned = entries < trustProxy;
      if (warned) {
        log.warn(
          { trustProxy, entries },
          'A request has fewer X-Forwarded-For entries than TRUST_PROXY expects. If TRUST_PROXY is too high, visitors can forge their address and evade limits.',
        );
      }
    }
    await next();
  });
}

/** Explains TRUST_PROXY at startup; undefined if no proxy is trusted. */
export function explainTrustProxy(trustProxy: number): string | undefined {
  if (trustProxy === 0) return undefined;
  const [proxies, entry] =
    trustProxy === 1
      ? ['1 proxy', 'the last entry']
      : [`${trustProxy} proxies`, `entry ${trustProxy} from the end`];
  return `TRUST_PROXY=${trustProxy} trusts ${proxies} in front: ${entry} of X-Forwarded-For counts as the visitor’s address. With fewer proxies than that, visitors can forge their address and evade limits.`;
}
