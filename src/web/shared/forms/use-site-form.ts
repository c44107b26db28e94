import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { showErrorToast, showToast, type ToastMessage } from '~/web/ui/overlays/toast-store';
import { checkFields, type FieldErrors } from './check-fields';
import type { FormAnswer } from './form-answer';
import { newSubmissionKey, sendForm } from './send-form';

export interface SiteFormOptions {
  /** The name of the form in the API. */
  name: string;
  /** The validation schema, loaded when the person starts filling in the form. */
  loadSchema: () => Promise<{ schema: z.ZodMiniType<unknown> }>;
  /** The result of the page's action, for submissions without scripts. */
  answer?: FormAnswer | undefined;
  /** The toast shown on success. */
  thanks: ToastMessage;
  /** Errors that the page finds while a person types; they are shown like those of a submission. */
  liveErrors?: FieldErrors;
}

interface FormErrors {
  /** The message when no field is at fault. */
  problem: string;
  errors: FieldErrors;
}

const noErrors: FormErrors = { problem: '', errors: {} };

/** Validates and submits a form in the browser, and shows its errors. */
export function useSiteForm(options: SiteFormOptions) {
  const { name, loadSchema, answer, thanks, liveErrors } = options;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const schema = useRef<z.ZodMiniType<unknown>>(undefined);
  const key = useRef('');
  const shouldFocusError = useRef(false);
  const [formErrors, setFormErrors] = useState<FormErrors>(answer ?? noErrors);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!shouldFocusError.current) return;
    shouldFocusError.current = false;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type=submit]'))?.focus();
  });

  async function loadRules() {
    schema.current ??= (await loadSchema()).schema;
    return schema.current;
  }

  function showErrors(next: FormErrors) {
    shouldFocusError.current = true;
    setFormErrors(next);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    try {
      // Submit anyway if the schema cannot be loaded: the server validates too.
      const known = await loadRules().catch(() => undefined);
      const checked = known && checkFields(known, Object.fromEntries(fields));
      if (checked && !checked.ok) {
        showErrors({ problem: '', errors: checked.errors });
        return;
      }
      key.current ||= newSubmissionKey();
      const outcome = await sendForm(name, fields, key.current);
      if (outcome.kind === 'failed') {
        setFormErrors(noErrors);
        showErrorToast('An error occurred', 'Please try again later.');
      } else if (outcome.kind === 'refused') showErrors(outcome);
      else {
        key.current = '';
        setFormErrors(noErrors);
        showToast(thanks);
        navigate(outcome.to);
      }
    } finally {
      setBusy(false);
    }
  }

  /** Clears a field's error as soon as the field is valid. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const field = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : '';
    if (!schema.current || !(field in formErrors.errors)) return;
    const checked = checkFields(
      schema.current,
      Object.fromEntries(new FormData(event.currentTarget)),
    );
    const { [field]: _before, ...others } = formErrors.errors;
    const now = checked.ok ? undefined : checked.errors[field];
    setFormErrors({ problem: '', errors: now ? { ...others, [field]: now } : others });
  }

  const prepare = () => void loadRules().catch(() => undefined);
  const errors = { ...liveErrors, ...formErrors.errors };
  const wasRefused = Object.keys(formErrors.errors).length > 0;
  const problem = wasRefused ? countHighlighted(errors) : formErrors.problem;
  return { form, complaint: { problem, errors }, busy, submit, recheck, prepare };
}

function countHighlighted(errors: FieldErrors): string {
  const count = Object.keys(errors).length;
  return count === 1
    ? 'Please check the highlighted field.'
    : `Please check the ${count} highlighted fields.`;
}
