import type { FieldErrors } from './check-fields';

/** Why a form was not taken, with what was written in it. */
export interface FormAnswer {
  problem: string;
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}
