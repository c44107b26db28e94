import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function AccountSection({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
