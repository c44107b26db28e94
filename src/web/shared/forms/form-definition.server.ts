import type * as z from 'zod/mini';
import { AppError } from '~/domain/app-error';
import { type FormName, formLimits } from '~/domain/forms/form-limits';
import type { SubmissionKeys, Visitor } from '~/domain/forms/submission';
import type { Deps } from '~/usecases/deps';
import { takeFormLimit } from '~/usecases/forms/take-form-limit.server';
import { checkFields } from './check-fields';
import { honeypotField, submissionKeyField } from './form-names';
import { submissionKeys } from './submission-keys.server';

/** A form as it arrived: by our script or by the browser alone. */
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

/** What a form is on the server: its rules, and what is done with what passes them. */
export interface FormDefinition {
  name: FormName;
  /** Takes a form in and says which page tells what happens next. Throws what a person should know. */
  take(deps: Deps, sent: SentForm, visitor: Visitor): Promise<{ to: string }>;
}

/** Makes a form of a schema and a use case; guards, limits and doubles are seen to. */
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
          message: 'A field that only programs can see was filled in. Please send it once more.',
        });
      }
      const checked = checkFields(form.schema, sent.fields);
      if (!checked.ok) {
        throw new AppError('invalid_form', {
          message: 'Please look at the marked fields.',
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
