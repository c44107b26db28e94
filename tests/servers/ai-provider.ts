import { createServer } from 'node:http';

interface Asked {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** How the provider behaves next. */
export type ProviderMood =
  | { content: string }
  | { status: number; body?: string }
  | { html: string }
  | 'silent';

/** A real HTTP server that behaves as a chat-completions provider, other origins allowed as there. */
export async function startAiProvider(port = 0) {
  const asked: Asked[] = [];
  let mood: ProviderMood = { content: 'One\nTwo\nThree' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      const text = Buffer.concat(chunks).toString('utf8');
      asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      if (mood === 'silent') return undefined;
      if ('html' in mood) {
        return response.writeHead(200, { 'Content-Type': 'text/html' }).end(mood.html);
      }
      const json = { 'Content-Type': 'application/json' };
      if ('status' in mood) return response.writeHead(mood.status, json).end(mood.body ?? '{}');
      const choices = [{ index: 0, message: { role: 'assistant', content: mood.content } }];
      return response
        .writeHead(200, json)
        .end(JSON.stringify({ id: 'x', model: 'sonar', choices }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The provider has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    behave(next: ProviderMood) {
      mood = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
