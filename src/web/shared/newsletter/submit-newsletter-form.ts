import { checkFields } from '~/web/shared/forms/check-fields';
import { schema } from '~/web/shared/forms/newsletter-schema';
import { newSubmissionKey, sendForm } from '~/web/shared/forms/send-form';
import { showToast } from '~/web/ui/overlays/toast-store';

/** Validates and submits an address; returns an error message, or '' on success. */
export async function submitNewsletterForm(form: HTMLFormElement, thanks: string): Promise<string> {
  const fields = new FormData(form);
  const checked = checkFields(schema, Object.fromEntries(fields));
  if (!checked.ok) return checked.errors.email ?? '';
  const outcome = await sendForm('newsletter', fields, newSubmissionKey());
  if (outcome.kind === 'refused') return outcome.errors.email ?? outcome.problem;
  if (outcome.kind === 'failed') {
    const [title, description] = ['An error occurred', 'Please try again later.'];
    showToast({ title, description, variant: 'destructive' });
    return description;
  }
  showToast({ title: 'Almost there', description: thanks });
  return '';
}
