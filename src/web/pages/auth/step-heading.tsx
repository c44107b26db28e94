import { type ReactNode, useEffect, useRef } from 'react';

interface StepHeadingProps {
  title: string;
  lead: ReactNode;
  /**
   * Moves the focus to the heading when the step was chosen on this page, because the focused
   * element is gone.
   */
  arrived: boolean;
}

/** The heading of a step. */
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
