import { jwtVerify } from 'jose';
import { sameText } from '../secrets.server';

/** Whether a key is that of a program of ours. */
export type ServiceCheck = (key: string) => Promise<boolean>;

interface ServiceSecrets {
  serviceKey: string | undefined;
  jwtSecret?: string | undefined;
  clock: { now(): Date };
}

const serviceRoles: readonly unknown[] = ['service_role', 'supabase_admin'];

/** Knows the service key, and tokens of its role that were made with the secret. */
export function createServiceCheck({ serviceKey, jwtSecret, clock }: ServiceSecrets): ServiceCheck {
  return async (key) => {
    if (serviceKey && sameText(key, serviceKey)) return true;
    if (!jwtSecret) return false;
    try {
      const { payload } = await jwtVerify(key, new TextEncoder().encode(jwtSecret), {
        algorithms: ['HS256'],
        currentDate: clock.now(),
      });
      return serviceRoles.includes(payload.role);
    } catch {
      return false;
    }
  };
}
