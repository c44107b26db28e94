import { execFileSync } from 'node:child_process';
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Received {
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A push service and a browser behind it, which alone can read what is sent. */
export async function startPushService() {
  const { key, cert } = selfSigned();
  const received: Received[] = [];
  const answers: number[] = [];
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const status = answers.shift() ?? 201;
    const body = Buffer.concat(chunks);
    if (status === 201) received.push({ headers: request.headers, text: decrypt(body) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The push service has no port.');

  /** RFC 8291 and RFC 8188, as a browser does it. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const sender = body.subarray(21, 21 + keyLength);
    const encrypted = body.subarray(21 + keyLength);
    const secret = browser.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const input = hkdf(auth, secret, info, 32);
    const contentKey = hkdf(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(encrypted.subarray(-16));
    const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and as many zeros as the sender likes.
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }

  return {
    ca: cert,
    received,
    /** Answers the next messages so, and keeps none of those. */
    answer: (...codes: number[]) => void answers.push(...codes),
    subscription: {
      endpoint: `https://localhost:${address.port}/push/abc`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function hkdf(salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(input).digest();
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}

/** A certificate that only this test trusts. */
function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-push-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync(
      'openssl',
      ['req', ...made, '-keyout', key, '-out', cert, '-days', '2', ...subject],
      {
        stdio: 'ignore',
      },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
