import { type FormEvent, useId, useRef, useState } from 'react';
import { newsletterPromise } from '~/domain/newsletter/newsletter-schedule';
import type { FormAnswer } from '~/web/shared/forms/form-answer';
import { HoneypotField } from '~/web/shared/forms/honeypot-field';
import { Button } from '~/web/ui/button';
import { WarningIcon } from '~/web/ui/icons';

const confirmationMessage =
  'Check your email and open the link in it to confirm your subscription.';

/** The form is on every page, so its script loads when the field is focused. */
const loadScript = () => import('./submit-newsletter-form');

export function NewsletterForm({ answer }: { answer?: FormAnswer | undefined }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(answer?.errors.email ?? answer?.problem ?? '');
  const [phase, setPhase] = useState<'open' | 'busy' | 'asked'>('open');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase === 'busy') return;
    const form = event.currentTarget;
    setPhase('busy');
    const script = await loadScript().catch(() => null);
    // If the script fails to load, let the browser submit the form.
    if (!script) return form.submit();
    const problem = await script.submitNewsletterForm(form, confirmationMessage);
    setError(problem);
    setPhase(problem ? 'open' : 'asked');
    if (problem) input.current?.focus();
  }

  return (
    <div>
      {phase === 'asked' ? (
        <p className="font-semibold">{confirmationMessage}</p>
      ) : (
        <form
          method="post"
          action="/newsletter"
          noValidate
          onSubmit={submit}
          onFocus={() => void loadScript().catch(() => null)}
          className="relative flex flex-wrap items-start gap-3"
        >
          <label htmlFor={id} className="sr-only">
            Email for the newsletter
          </label>
          <div className="min-w-0 grow basis-56">
            <input
              ref={input}
              id={id}
              name="email"
              type="email"
              placeholder="you@example.com"
              autoComplete="email"
              required
              defaultValue={answer?.values.email}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="control h-13"
            />
            <div aria-live="polite" className="empty:hidden">
              {error && (
                <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-danger text-sm">
                  <WarningIcon className="mt-0.5 size-4.5 shrink-0" />
                  {error}
                </p>
              )}
            </div>
          </div>
          <HoneypotField />
          <Button type="submit" size="lg" loading={phase === 'busy'}>
            Subscribe
          </Button>
        </form>
      )}
      <p className="mt-3 text-soft text-sm first-letter:uppercase">{newsletterPromise}</p>
    </div>
  );
}
