import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tests/setup/free-port.ts';
import { requireProgram } from './tools.ts';

/** An nginx with one worker that serves the given compressed bytes as a file. */
export async function startNginx(bytes: Uint8Array) {
  const program = requireProgram('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-nginx-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  writeFileSync(join(folder, 'page'), bytes);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 1000000; sendfile on; tcp_nopush on;
  open_file_cache max=10; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder}; rewrite ^ /page break; default_type text/html; add_header Content-Encoding br;
    }
  }
}`,
  );
  const server = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) break;
    if (tries > 50) throw new Error('nginx did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop() {
      server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
