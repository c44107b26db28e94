import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Files } from '~/usecases/deps';
import { checkFileKey } from './file-key';

export interface S3Options {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const requestTimeoutMs = 20_000;

export function createS3Files(options: S3Options): Files {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
  // No retries (the default is ten): callers have their own queue or a waiting user.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  // Path-style addressing: MinIO and similar servers support nothing else.
  const addressOf = (key: string) => `${endpoint}/${bucket}/${checkFileKey(key)}`;

  async function sendRequest(
    key: string,
    method: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    return client.fetch(addressOf(key), { method, signal, redirect: 'error', ...init });
  }

  async function throwStorageError(answer: Response, what: string): Promise<never> {
    const text = (await answer.text()).slice(0, 500);
    throw new Error(`The file storage returned ${answer.status} for ${what}: ${text}`);
  }

  return {
    async put(key, bytes, type) {
      const body = new Uint8Array(bytes);
      // Signs the body too, so that it cannot be modified over plain http.
      const hash = createHash('sha256').update(body).digest('hex');
      const headers = {
        'Content-Type': type,
        // If a bucket is ever public, browsers must download untrusted files instead of showing them.
        'Content-Disposition': 'attachment',
        'X-Amz-Content-Sha256': hash,
      };
      const answer = await sendRequest(key, 'PUT', { body, headers });
      if (!answer.ok) return throwStorageError(answer, 'writing');
      await answer.arrayBuffer();
    },
    async get(key) {
      const answer = await sendRequest(key, 'GET');
      if (answer.status === 404) return null;
      if (!answer.ok) return throwStorageError(answer, 'reading');
      return new Uint8Array(await answer.arrayBuffer());
    },
    async delete(key) {
      const answer = await sendRequest(key, 'DELETE');
      if (!answer.ok && answer.status !== 404) return throwStorageError(answer, 'deleting');
      await answer.arrayBuffer();
    },
  };
}
