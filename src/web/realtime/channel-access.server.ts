import type { Person } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import { readTopic } from '~/domain/realtime/realtime-topic';
import type { TokenChecks } from './token-checks.server';

/** The user allowed to join a private topic; throws otherwise. */
export async function findOwner(
  tokens: TokenChecks | undefined,
  topic: string,
  token: string,
): Promise<Person> {
  const target = readTopic(topic);
  const person = await tokens?.verify(token);
  if (person && (target?.kind !== 'person' || target.userId === person.id)) return person;
  throw new AppError('insufficient_aal', {
    message: `You do not have permissions to read from this Channel topic: ${topic}`,
  });
}

/** The reason that the official clients expect for a refused token; rethrows other failures. */
export function refusalText(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return `${error.code === 'invalid_jwt' ? 'InvalidJWTToken' : 'Unauthorized'}: ${error.message}`;
}
