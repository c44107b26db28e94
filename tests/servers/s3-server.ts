import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  bytes: Buffer;
  type: string | undefined;
  disposition: string | undefined;
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** AWS Signature Version 4, as the storage computes it from what arrived. */
function expectedSignature(request: IncomingMessage, secret: string, scope: string, names: string) {
  const [date = '', region = '', service = ''] = scope.split('/');
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [
    request.method,
    request.url,
    '',
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const time = String(request.headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, date));
  return createHmac('sha256', key).update(toSign).digest('hex');
}

function refusalOf(request: IncomingMessage, body: Buffer, keys: { id: string; secret: string }) {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!said) return 'MissingSecurityHeader';
  const [, id, scope = '', names = '', signature] = said;
  if (id !== keys.id) return 'InvalidAccessKeyId';
  if (!names.split(';').includes('host')) return 'HostNotSigned';
  if (expectedSignature(request, keys.secret, scope, names) !== signature) {
    return 'SignatureDoesNotMatch';
  }
  const hash = request.headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return undefined;
}

/** A storage that speaks S3 for one bucket: PUT, GET and DELETE of objects, signatures checked. */
export async function startS3Server(keys: { id: string; secret: string; bucket: string }) {
  const objects = new Map<string, Stored>();
  const refusals: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const refusal = refusalOf(request, body, keys);
    if (refusal) {
      refusals.push(refusal);
      return response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
    }
    const path = request.url ?? '';
    const stored = objects.get(path);
    if (!path.startsWith(`/${keys.bucket}/`)) return response.writeHead(404).end();
    if (request.method === 'PUT') {
      const { 'content-type': type, 'content-disposition': disposition } = request.headers;
      objects.set(path, { bytes: body, type, disposition });
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    if (!stored) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response.writeHead(200, { 'Content-Type': stored.type }).end(stored.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    refusals,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
