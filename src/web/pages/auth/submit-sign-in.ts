import { type AuthProblem, attempt } from '~/web/shared/auth/attempt';
import { welcomeBack } from '~/web/shared/auth/welcome-back';

/** Signs in with email and password. */
export async function submitSignIn(person: {
  email: string;
  password: string;
}): Promise<AuthProblem | null> {
  const problem = await attempt((client) => client.signInWithPassword(person));
  if (!problem) welcomeBack();
  return problem;
}
