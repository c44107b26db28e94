import type { Context } from 'hono';
import type { Person } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import type { RequestEnv } from '../http/request-env.server';

/**
 * Who asks, by the bearer token and nothing else: a private route takes the person from here, never
 * from the address or the body.
 */
export async function requirePerson(c: Context<RequestEnv>): Promise<Person> {
  // What is one person's is never kept for another.
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Authorization', { append: true });
  const token = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const tokens = c.get('tokens');
  if (!token || !tokens) {
    throw new AppError('no_authorization', { message: 'Please sign in first.' });
  }
  return tokens.verify(token);
}
