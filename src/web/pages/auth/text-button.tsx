import type { ComponentProps } from 'react';
import { useIsHydrated } from '~/web/ui/use-is-hydrated';

/** A text-only button for secondary actions. */
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
