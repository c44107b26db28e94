import { isUniqueViolation } from '~/db/engine/unique-violation';
import { AppError } from '~/domain/app-error';

/** Turns the database's refusal of a second list with the same name into an error for the user. */
export async function withUniqueName<T>(
  name: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (name === undefined || !isUniqueViolation(error)) throw error;
    const problem = `You already have a list named “${name}”. Please choose another name.`;
    throw new AppError('conflict', { message: problem, fields: { name: problem } });
  }
}
