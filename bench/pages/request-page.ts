import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

const agent = new Agent({ keepAlive: true });

interface RequestedPage {
  status: number;
  /** As they were sent: fetch would decompress them. */
  body: Buffer;
  sentBytes: number;
  bytes: number;
}

/** Requests a page with brotli on a connection that stays open. */
export function requestPage(url: string): Promise<RequestedPage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const isCompressed = response.headers['content-encoding'] === 'br';
      resolve({
        status: response.statusCode ?? 0,
        body,
        sentBytes: body.length,
        bytes: isCompressed ? brotliDecompressSync(body).length : body.length,
      });
    }).on('error', reject);
  });
}
