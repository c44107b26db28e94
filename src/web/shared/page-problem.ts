import type { ErrorCode } from '~/domain/app-error';

/** What a failed loader tells the error page. */
export interface PageProblem {
  code: ErrorCode;
  message: string;
}
