import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { sameText } from '../secrets.server';
import { signingAlgorithms } from './verify-claims.server';

export type ServiceCheck = (key: string) => Promise<boolean>;

interface OperatorKeys {
  jwtSecret?: string | undefined;
  /** The operator's own signing key, if configured. */
  findChosenKey?: JWTVerifyGetKey | undefined;
  clock: { now(): Date };
}

const serviceRoles: readonly unknown[] = ['service_role', 'supabase_admin'];

/**
 * The role of a service token, signed with the shared secret or the operator's key. Like Supabase
 * service keys, it may have no expiry and no audience. A user's token is signed with the same key but
 * names a session, so it is not accepted. Null for anything else.
 */
export async function readOperatorRole(token: string, keys: OperatorKeys): Promise<string | null> {
  const currentDate = keys.clock.now();
  const secret = keys.jwtSecret && new TextEncoder().encode(keys.jwtSecret);
  const { findChosenKey } = keys;
  const checks = [
    async () => secret && jwtVerify(token, secret, { algorithms: ['HS256'], currentDate }),
    async () =>
      findChosenKey &&
      jwtVerify(token, findChosenKey, { algorithms: signingAlgorithms, currentDate }),
  ];
  for (const check of checks) {
    const read = await check().catch(() => undefined);
    if (read && read.payload.session_id === undefined) return String(read.payload.role ?? '');
  }
  return null;
}

export const isServiceRole = (role: string | null) => serviceRoles.includes(role);

/** Accepts the service key, and tokens with the service role that were signed with the secret. */
export function createServiceCheck({
  serviceKey,
  ...keys
}: OperatorKeys & { serviceKey: string | undefined }): ServiceCheck {
  return async (key) => {
    if (serviceKey && sameText(key, serviceKey)) return true;
    return isServiceRole(await readOperatorRole(key, keys));
  };
}
