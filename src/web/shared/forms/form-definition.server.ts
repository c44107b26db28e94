import type * as z from 'zod/mini';
import { AppError } from '~/domain/app-error';
import { type FormName, formLimits } from '~/domain/forms/form-limits';
import type { SubmissionKeys, Visitor } from '~/domain/forms/submission';
import type { Deps } from '~/usecases/deps';
import { takeFormLimit } from '~/usecases/forms/take-form-limit.server';
import { checkFields } from './check-fields';
import { honeypotField, submissionKeyField } from './form-names';
import { submissionKeys } from './submission-keys.server';

/** A submitted form, sent by our script or by the browser itself. */
export interface SentForm {
  fields: Readonly<Record<string, string>>;
  file: { name: string; bytes: Uint8Array } | null;
}

interface Submission<T> {
  deps: Deps;
  values: T;
  keys: SubmissionKeys;
  file: SentForm['file'];
  visitor: Visitor;
}

/** A form on the server: its schema and its handler. */
export interface FormDefinition {
  name: FormName;
  /** Handles a submission; returns the confirmation page's path. Throws user-facing errors. */
  take(deps: Deps, sent: SentForm, visitor: Visitor): Promise<{ to: string }>;
}

/** Creates a form with a honeypot check, a rate limit and deduplication. */
export function defineForm<T>(form: {
  name: FormName;
  schema: z.ZodMiniType<T>;
  receive: (submission: Submission<T>) => Promise<{ to: string }>;
}): FormDefinition {
  return {
    name: form.name,
    async take(deps, sent, visitor) {
      if (sent.fields[honeypotField]) {
        throw new AppError('invalid_form', {
          message:
            'A field that is hidden from people was filled in. Please submit the form again.',
        });
      }
      const checked = checkFields(form.schema, sent.fields);
      if (!checked.ok) {
        throw new AppError('invalid_form', {
          message: 'Please check the highlighted fields.',
          fields: checked.errors,
        });
      }
      const { values } = checked;
      await takeFormLimit(deps, { form: form.name, limit: formLimits[form.name], ip: visitor.ip });
      const keys = submissionKeys({
        form: form.name,
        key: sent.fields[submissionKeyField] ?? '',
        values,
        file: sent.file?.bytes ?? null,
        visitor,
        now: deps.clock.now(),
      });
      return form.receive({ deps, values, keys, file: sent.file, visitor });
    },
  };
}
