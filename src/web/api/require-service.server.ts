import type { Context } from 'hono';
import type { ServiceCheck } from '~/auth/client/service-check.server';
import { AppError } from '~/domain/app-error';
import type { RequestEnv } from '../http/request-env.server';

/** Lets only programs of ours through: by the bearer's key or, as Supabase's clients send it, `apikey`. */
export async function requireServiceKey(c: Context<RequestEnv>, isService: ServiceCheck) {
  c.header('Cache-Control', 'no-store');
  const bearer = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  for (const key of [bearer, c.req.header('apikey')]) if (key && (await isService(key))) return;
  throw new AppError('no_authorization', { message: 'This takes the service key.' });
}
