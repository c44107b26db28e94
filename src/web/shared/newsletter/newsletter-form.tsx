import { useId, useState } from 'react';
import { newsletterPromise } from '~/domain/newsletter/newsletter-rule';
import type { FormAnswer } from '~/web/shared/forms/form-answer';
import { Guard } from '~/web/shared/forms/guard';
import { useSiteForm } from '~/web/shared/forms/use-site-form';
import { Button } from '~/web/ui/button';
import { CheckIcon } from '~/web/ui/icons';
import { TextField } from '~/web/ui/text-field';

const asked = 'Check your mail: press the link in it, and the next letter is yours.';

/** One field and a promise. Whether the address is on the list already, only its owner is told. */
export function NewsletterForm({ answer }: { answer?: FormAnswer | undefined }) {
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const { form, complaint, busy, submit, recheck, prepare } = useSiteForm({
    name: 'newsletter',
    loadSchema: () => import('~/web/shared/forms/newsletter-schema'),
    answer,
    thanks: { title: 'Almost there', description: asked },
    onTaken: () => setIsAsked(true),
  });
  // A refusal that is about no field (too many at once) is said under the only one there is.
  const error = complaint.errors.email ?? (complaint.problem || undefined);
  return (
    <div>
      {isAsked ? (
        <p className="flex gap-3 font-semibold">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-good" />
          {asked}
        </p>
      ) : (
        <form
          ref={form}
          method="post"
          action="/newsletter"
          noValidate
          onSubmit={submit}
          onInput={recheck}
          onFocus={prepare}
          className="relative flex flex-wrap items-start gap-3"
        >
          <TextField
            id={`${id}email`}
            name="email"
            type="email"
            label="Email for the newsletter"
            hideLabel
            placeholder="you@example.com"
            autoComplete="email"
            required
            error={error}
            defaultValue={answer?.values.email}
            className="min-w-0 grow basis-56"
          />
          <Guard />
          <Button type="submit" size="lg" loading={busy}>
            Subscribe
          </Button>
        </form>
      )}
      <p className="mt-3 text-soft text-sm first-letter:uppercase">{newsletterPromise}</p>
    </div>
  );
}
