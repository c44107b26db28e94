import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { AuthProblem } from '~/web/shared/auth/attempt';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';
import { WarningIcon } from '~/web/ui/icons';
import { Spinner } from '~/web/ui/spinner';

interface StepHeadingProps {
  title: string;
  lead: ReactNode;
  /** Moves the focus to the heading when the step was chosen on this page. */
  arrived: boolean;
}

export function StepHeading({ title, lead, arrived }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived, title]);
  return (
    <header className="mb-8">
      <p className="eyebrow mb-4 text-accent">Your account</p>
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl outline-none">
        {title}
      </h1>
      <p className="wrap-anywhere mt-4 text-soft">{lead}</p>
    </header>
  );
}

/** Shown until the session is known, and while redirecting. */
export function AuthPlaceholder() {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-soft">
      <Spinner />
      One moment...
    </p>
  );
}

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

export function TextButton({
  disabled,
  ...props
}: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      disabled={disabled || !isHydrated}
      className="min-h-11 text-left text-accent underline decoration-1 underline-offset-4 transition-colors hover:text-accent-strong hover:decoration-2 disabled:cursor-not-allowed disabled:opacity-55"
      {...props}
    />
  );
}
