import { vi } from 'vitest';

interface SentRequest {
  method: string;
  path: string;
  body: unknown;
}

/** What the server says to a request: a JSON body, or a whole response; throwing means it is out of reach. */
type Answer = (request: SentRequest) => unknown;

/** Stands in for the server until the test ends. Returns the requests it received. */
export function stubFetch(answer: Answer): SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input instanceof Request ? input.url : input);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const request = { method: init.method ?? 'GET', path, body };
    requests.push(request);
    const given = await answer(request);
    init.signal?.throwIfAborted();
    return given instanceof Response ? given : Response.json(given ?? {});
  });
  return requests;
}
