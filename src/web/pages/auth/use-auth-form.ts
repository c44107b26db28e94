import { type FormEvent, useState } from 'react';
import type { AuthProblem } from '~/web/shared/auth/attempt';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';
import { showErrorToast } from '~/web/ui/overlays/toast-store';

/**
 * State of a form that calls the auth service, one request at a time. The submit button is disabled
 * until hydration, because the browser would otherwise submit the password itself.
 */
export function useAuthForm(send: (read: (name: string) => string) => Promise<AuthProblem | null>) {
  const isHydrated = useIsHydrated();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    setBusy(true);
    setProblem(null);
    const found = await send((name) => String(fields.get(name) ?? ''));
    setBusy(false);
    setProblem(found);
    if (found) restoreFocus(form);
  }

  return { form: { method: 'post', onSubmit }, busy, disabled: busy || !isHydrated, problem };
}

/** Restores the focus, which is lost when the submit button is disabled while sending. */
function restoreFocus(form: HTMLFormElement): void {
  const fields = ['password', 'code', 'email'].map((name) => form.elements.namedItem(name));
  const field = fields.find((element) => element instanceof HTMLInputElement && !element.hidden);
  if (field instanceof HTMLInputElement) field.focus();
}

/** Checks that the password and its confirmation match; shows a toast if they don't. */
export function checkSamePassword(read: (name: string) => string): boolean {
  if (read('password') === read('confirmation')) return true;
  showErrorToast("Passwords don't match", 'Please make sure your passwords match.');
  return false;
}
