import { isDuplicate } from '~/db/engine/is-duplicate';
import { AppError } from '~/domain/app-error';

/** Explains the database's refusal of a second list with the same name. */
export async function withUniqueName<T>(
  name: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (name === undefined || !isDuplicate(error)) throw error;
    const problem = `You already have a list named “${name}”. Please choose another name.`;
    throw new AppError('invalid_body', { message: problem, fields: { name: problem } });
  }
}
