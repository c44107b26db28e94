import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { findFreePort } from '../setup/free-port.ts';

interface Account {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

/** Storage for the provider. The built-in one warns against using it. */
function memoryAdapter(): new (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return class {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    #key = (id: string) => `${this.name}:${id}`;
    upsert = async (id: string, payload: AdapterPayload) => void kept.set(this.#key(id), payload);
    find = async (id: string) => kept.get(this.#key(id));
    findByUid = async (uid: string) => [...kept.values()].find((entry) => entry.uid === uid);
    findByUserCode = async () => undefined;
    consume = async (id: string) => {
      const entry = kept.get(this.#key(id));
      if (entry) entry.consumed = Math.floor(Date.now() / 1_000);
    };
    destroy = async (id: string) => void kept.delete(this.#key(id));
    revokeByGrantId = async (grantId: string) => {
      for (const [key, entry] of kept) if (entry.grantId === grantId) kept.delete(key);
    };
  };
}

/** The provider warns on import about releases of Node that are not marked for long-term support, such as 26.10. */
async function importProvider() {
  const { warn } = console;
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes('Unsupported runtime')) warn(...args);
  };
  try {
    return (await import('oidc-provider')).Provider;
  } finally {
    console.warn = warn;
  }
}

/** A real OpenID Connect provider in this process. It signs everyone in as the current account. */
export async function startOidcServer(callback: string) {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const Provider = await importProvider();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  let account: Account = { sub: 'unset', email: '', email_verified: false };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'glowfare',
        client_secret: 'a secret between the two',
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'oidc', alg: 'RS256', use: 'sig' }] },
    adapter: memoryAdapter(),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['not a secret in a test'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ ...account, sub }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  const answer = provider.callback();
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const result = { login: { accountId: account.sub } };
      return provider.interactionFinished(request, response, result, {
        mergeWithLastSubmission: false,
      });
    }
    const known = grantId ? await provider.Grant.find(grantId) : undefined;
    const grant =
      known ?? new provider.Grant({ accountId: account.sub, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    const result = { consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: true,
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    /** For AUTH_PROVIDERS. */
    registration: {
      name: 'keycloak',
      issuer,
      clientId: 'glowfare',
      clientSecret: 'a secret between the two',
    },
    /** Who comes next. */
    become: (next: Account) => {
      account = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Follows redirects as a browser does, cookies included, until one leads to `until`. */
export async function browse(start: string, until: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = start;
  for (let hops = 0; hops < 15; hops += 1) {
    if (next.startsWith(until)) return new URL(next);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error(`Too many redirects; the last led to ${next}.`);
}
