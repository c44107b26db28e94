import { z } from 'zod';
import type { Person, TokenVerifier } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import type { Visitor } from '~/domain/forms/submission';

/** What signing in needs of accounts. */
export interface SignInService {
  tokens: TokenVerifier;
  /** Our own auth service; undefined with accounts elsewhere. */
  serve?: (request: Request, visitor: { ip: string; requestId: string }) => Promise<Response>;
}

interface Credentials {
  email: string;
  password: string;
}

/** Does something as the person with these credentials. */
export type SignInOnce = <T>(
  credentials: Credentials,
  act: (person: Person) => Promise<T>,
) => Promise<T>;

const origin = 'http://localhost';
const sessionSchema = z.object({ access_token: z.string() });

/**
 * Signs someone in for one form without scripts, where no browser session exists. All rules of signing in apply,
 * such as limits on wrong passwords; the session ends with the form.
 */
export function createSignInOnce(
  service: SignInService | undefined,
  sender: { visitor: Visitor; requestId: string },
): SignInOnce {
  const { visitor, requestId } = sender;
  return async (credentials, act) => {
    const serve = service?.serve;
    if (!serve) throw refuse('Writing without JavaScript is not possible on this site.');
    const call = (path: string, headers: Record<string, string>, body: object) =>
      serve(
        new Request(`${origin}/auth/v1/${path}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'User-Agent': visitor.userAgent,
            ...headers,
          },
          body: JSON.stringify(body),
        }),
        { ip: visitor.ip, requestId },
      );
    const answer = await call('token?grant_type=password', {}, credentials);
    if (answer.status === 429) throw refuse('Too many attempts. Please try again later.');
    const session = sessionSchema.safeParse(await answer.json().catch(() => null));
    if (!answer.ok || !session.success) {
      throw refuse('We don’t know an account with this email address and password.');
    }
    const token = session.data.access_token;
    try {
      return await act(await service.tokens.verify(token));
    } catch (error) {
      if (error instanceof AppError && error.code === 'insufficient_aal') {
        throw refuse('Your account has a second sign-in step, which needs JavaScript.');
      }
      throw error;
    } finally {
      await call('logout?scope=local', { Authorization: `Bearer ${token}` }, {});
    }
  };
}

const refuse = (message: string) =>
  new AppError('invalid_form', { message, fields: { password: message } });
