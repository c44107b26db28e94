import { type FormEvent, useState } from 'react';
import type { AuthProblem } from '~/web/shared/auth/attempt';
import { useIsHydrated } from '~/web/ui/use-is-hydrated';

/**
 * One form that asks the auth service for something, once at a time. Its button is off before scripts
 * run: the browser would send the password by itself.
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

/** The button that had the focus was disabled meanwhile, which throws the focus away. */
function restoreFocus(form: HTMLFormElement): void {
  const fields = ['password', 'code', 'email'].map((name) => form.elements.namedItem(name));
  const field = fields.find((element) => element instanceof HTMLInputElement && !element.hidden);
  if (field instanceof HTMLInputElement) field.focus();
}
