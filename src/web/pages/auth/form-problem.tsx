import type { ReactNode } from 'react';
import type { AuthProblem } from '~/web/shared/auth/attempt';
import { WarningIcon } from '~/web/ui/icons';

/**
 * Keeps a toast's message visible for as long as it applies. The toast was already announced, so
 * this is not a live region.
 */
export function FormProblem(props: { problem: AuthProblem | null; children?: ReactNode }) {
  if (!props.problem) return null;
  return (
    <div className="flex gap-2.5 border-danger border-l-2 bg-danger-wash px-4 py-3 text-danger text-sm">
      <WarningIcon className="mt-px size-5 shrink-0" />
      <div>
        <p>{props.problem.message}</p>
        {props.children}
      </div>
    </div>
  );
}
