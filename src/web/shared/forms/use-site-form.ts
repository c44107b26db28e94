import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { showToast, type ToastMessage } from '~/web/ui/overlays/toast-store';
import { checkFields, type FieldErrors } from './check-fields';
import type { FormAnswer } from './form-answer';
import { newKey, sendForm } from './send-form';

export interface SiteFormOptions {
  /** As the API calls it. */
  name: string;
  /** The rules, fetched when somebody begins to fill the form in. */
  loadSchema: () => Promise<{ schema: z.ZodMiniType<unknown> }>;
  /** What the page's action said, when no script was there to ask the API. */
  answer?: FormAnswer | undefined;
  /** Said when it was taken. */
  thanks: ToastMessage;
}

interface Complaint {
  problem: string;
  errors: FieldErrors;
}

const nothingWrong: Complaint = { problem: '', errors: {} };

/** The browser's half of a form: checks, sends once, says what is wrong and where. */
export function useSiteForm({ name, loadSchema, answer, thanks }: SiteFormOptions) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const schema = useRef<z.ZodMiniType<unknown>>(undefined);
  const key = useRef('');
  const focusWanted = useRef(false);
  const [complaint, setComplaint] = useState<Complaint>(answer ?? nothingWrong);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type=submit]'))?.focus();
  });

  async function rules() {
    schema.current ??= (await loadSchema()).schema;
    return schema.current;
  }

  function complain(next: Complaint) {
    focusWanted.current = true;
    setComplaint(next);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    try {
      // Rules that cannot be fetched are no reason not to try: the server has them, too.
      const known = await rules().catch(() => undefined);
      const checked = known && checkFields(known, Object.fromEntries(fields));
      if (checked && !checked.ok) {
        complain({ problem: problemOf(checked.errors), errors: checked.errors });
        return;
      }
      key.current ||= newKey();
      const outcome = await sendForm(name, fields, key.current);
      if (outcome.kind === 'failed') {
        setComplaint(nothingWrong);
        showToast({
          title: 'An error occurred',
          description: 'Please try again later.',
          variant: 'destructive',
        });
      } else if (outcome.kind === 'refused') complain(outcome);
      else {
        key.current = '';
        setComplaint(nothingWrong);
        showToast(thanks);
        navigate(outcome.to);
      }
    } finally {
      setBusy(false);
    }
  }

  /** Takes a complaint back as soon as its field is right. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const field = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : '';
    if (!schema.current || !(field in complaint.errors)) return;
    const checked = checkFields(
      schema.current,
      Object.fromEntries(new FormData(event.currentTarget)),
    );
    const { [field]: _before, ...others } = complaint.errors;
    const now = checked.ok ? undefined : checked.errors[field];
    const errors = now ? { ...others, [field]: now } : others;
    setComplaint({
      problem: now || Object.keys(others).length > 0 ? problemOf(errors) : '',
      errors,
    });
  }

  const prepare = () => void rules().catch(() => undefined);
  return { form, complaint, busy, submit, recheck, prepare };
}

function problemOf(errors: FieldErrors): string {
  const count = Object.keys(errors).length;
  return count === 1
    ? 'Please look at the marked field.'
    : `Please look at the ${count} marked fields.`;
}
