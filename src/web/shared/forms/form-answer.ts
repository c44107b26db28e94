import type { FieldErrors } from './check-fields';

/** The validation errors of a form and the submitted values. */
export interface FormAnswer {
  problem: string;
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}
