import { type AuthProblem, attempt } from '~/web/shared/auth/attempt';
import { welcomeBack } from '~/web/shared/auth/welcome-back';
import { showToast } from '~/web/ui/overlays/toast-store';

export async function submitSignIn(person: {
  email: string;
  password: string;
}): Promise<AuthProblem | null> {
  const problem = await attempt((client) => client.signInWithPassword(person));
  if (!problem) welcomeBack();
  return problem;
}

/** Creates an account. Calls `onMailed` unless the service signs the person in immediately. */
export async function submitSignUp(
  person: { email: string; password: string },
  onMailed: () => void,
): Promise<AuthProblem | null> {
  let signedIn = false;
  const problem = await attempt(async (client) => {
    const options = { emailRedirectTo: location.origin };
    const { data, error } = await client.signUp({ ...person, options });
    signedIn = data.session !== null;
    return { error };
  });
  if (problem) return problem;
  showToast({
    title: 'Account created!',
    description: signedIn
      ? 'You have successfully signed in.'
      : 'Please check your email to verify your account.',
  });
  if (!signedIn) onMailed();
  return null;
}
