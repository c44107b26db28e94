import { z } from 'zod';

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Asks the running site something that only its operator may. */
export async function askSite<T>(
  { url, key }: { url: string; key: string },
  { path, body, answer }: { path: string; body: unknown; answer: z.ZodType<T> },
): Promise<T> {
  const response = await fetch(`${url}/api/operator/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const json: unknown = await response.json();
  if (response.ok) return answer.parse(json);
  const said = refusal.safeParse(json).data?.error.message;
  throw new Error(said ?? `The site answered ${response.status}.`);
}
