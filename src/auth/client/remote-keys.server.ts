import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';

const fetchTimeoutMs = 5_000;
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Fetches the public signing keys of another auth service. */
export async function fetchKeys(issuer: string): Promise<JSONWebKeySet> {
  const response = await fetch(`${issuer}/.well-known/jwks.json`, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(fetchTimeoutMs),
  });
  if (!response.ok)
    throw new Error(`${issuer} responded with ${response.status} to a request for its keys.`);
  return keySet.parse(await response.json());
}
