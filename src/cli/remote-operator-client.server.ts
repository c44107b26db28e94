import { z } from 'zod';
import { alertKinds } from '~/domain/alerts/price-alert';
import { minuteMs } from '~/domain/durations';
import { securityEventKinds } from '~/domain/security/security-event';
import type { OperatorClient } from '~/usecases/operations/operator-client';

const setResponse = z.object({
  productId: z.number(),
  product: z.string(),
  retailer: z.string(),
  beforeCents: z.number(),
  priceCents: z.number(),
  bestPriceCents: z.number().nullable(),
});
const simulationResponse = z.object({ changed: z.number() });
const dueResponse = z.object({
  now: z.coerce.date(),
  notices: z.array(
    z.object({
      deliverAt: z.coerce.date(),
      alertId: z.string(),
      productId: z.number(),
      kind: z.enum(alertKinds),
      valueCents: z.number(),
    }),
  ),
});
const inboxResponse = z.object({ lines: z.array(z.string()), code: z.int() });
const eventsResponse = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(securityEventKinds),
      userId: z.string().nullable(),
      sessionId: z.string().nullable(),
      network: z.string().nullable(),
      device: z.string().nullable(),
      detail: z.string().nullable(),
      times: z.number(),
      at: z.coerce.date(),
    }),
  ),
});
const snapshotResponse = z.object({ folder: z.string() });
const sentResponse = z.object({ people: z.number() });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Copying a large database takes minutes on a slow disk. */
const snapshotTimeoutMs = 15 * minuteMs;

/** The operator client of a running site. */
export function createRemoteOperatorClient({
  url,
  key,
}: {
  url: string;
  key: string;
}): OperatorClient {
  async function request<T>(
    path: string,
    answer: z.ZodType<T>,
    body?: unknown,
    timeoutMs = 30_000,
  ): Promise<T> {
    const response = await fetch(`${url}/api/operator/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: unknown = await response.json();
    if (response.ok) return answer.parse(json);
    const errorMessage = refusal.safeParse(json).data?.error.message;
    throw new Error(errorMessage ?? `The site responded with ${response.status}.`);
  }
  return {
    prices: {
      set: (input) => request('prices', setResponse, input),
      simulate: async (input) => (await request('simulation', simulationResponse, input)).changed,
    },
    alerts: {
      due: () => request('alerts', dueResponse),
      sendDue: () => request('alerts', sentResponse, {}),
    },
    inbox: { run: (inboxRequest) => request('inbox', inboxResponse, inboxRequest) },
    backup: { snapshot: () => request('snapshot', snapshotResponse, {}, snapshotTimeoutMs) },
    security: {
      events: async (query) => (await request('security-events', eventsResponse, query)).items,
    },
  };
}
