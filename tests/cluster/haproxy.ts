import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../setup/free-port.ts';
import { type ServiceProcess, startService } from './service-process.ts';

export interface HaproxyService extends ServiceProcess {
  readonly url: string;
}

/**
 * Starts HAProxy in front of web processes. Requests go to those that are ready, and if none is, because
 * the database is away, to those that are ready except for it: they still serve cached pages.
 */
export async function startHaproxy(ports: readonly number[]): Promise<HaproxyService> {
  const port = await findFreePort();
  const servers = ports
    .map((webPort, index) => `  server web${index + 1} 127.0.0.1:${webPort} check`)
    .join('\n');
  const backend = (name: string, path: string) => `backend ${name}
  option httpchk
  http-check send meth GET uri ${path} ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  default-server inter 200ms fall 2 rise 1
${servers}
`;
  const service = await startService({
    program: 'haproxy',
    args: (folder) => ['-f', join(folder, 'haproxy.cfg')],
    prepare: (folder) =>
      writeFileSync(
        join(folder, 'haproxy.cfg'),
        `global
  maxconn 8000
defaults
  mode http
  option forwardfor
  option redispatch 1
  retries 5
  retry-on conn-failure empty-response
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  timeout tunnel 1h
frontend site
  bind 127.0.0.1:${port}
  # A write may have happened although its connection broke.
  http-request disable-l7-retry unless { method GET HEAD }
  http-request set-header X-Request-Id %[uuid()] unless { req.hdr(X-Request-Id) -m found }
  use_backend cached if { nbsrv(ready) eq 0 }
  default_backend ready
${backend('ready', '/readyz')}
${backend('cached', '/readyz?exclude=database')}`,
        { mode: 0o644 },
      ),
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
  });
  return Object.assign(service, { url: `http://127.0.0.1:${port}` });
}
