import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

const agent = new Agent({ keepAlive: true });
const ownFields = new Set(['Date', 'Connection', 'Keep-Alive']);

interface RequestedPage {
  status: number;
  /** The header fields, names and values in turns, without those that Node's server adds by itself. */
  fields: string[];
  /** As it was sent: fetch would decompress it. */
  body: Buffer;
  isCompressed: boolean;
}

/** Requests a page with brotli on a connection that stays open. */
export function requestPage(url: string): Promise<RequestedPage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        fields: response.rawHeaders.flatMap((name, at, all) =>
          at % 2 === 1 || ownFields.has(name) ? [] : [name, all[at + 1] ?? ''],
        ),
        body: Buffer.concat(chunks),
        isCompressed: response.headers['content-encoding'] === 'br',
      });
    }).on('error', reject);
  });
}

export const plainBytes = ({ body, isCompressed }: RequestedPage): number =>
  isCompressed ? brotliDecompressSync(body).length : body.length;
