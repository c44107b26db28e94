import type { ReactNode } from 'react';

interface StyleGuideSectionProps {
  id: string;
  number: string;
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

export function StyleGuideSection({ id, number, title, intro, children }: StyleGuideSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 border-ink border-t pt-5"
    >
      <div className="flex items-baseline gap-4">
        <span aria-hidden="true" className="figures w-10 shrink-0 font-display text-accent text-xl">
          {number}
        </span>
        <div>
          <h2 id={`${id}-title`} className="font-display text-2xl">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-soft">{intro}</p>
        </div>
      </div>
      <div className="mt-8 divide-y divide-line">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  name: string;
  note?: string;
  children: ReactNode;
}

export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <div className="grid gap-x-8 gap-y-4 py-7 first:pt-0 md:grid-cols-[9rem_minmax(0,1fr)]">
      <div>
        <h3 className="eyebrow">{name}</h3>
        {note && <p className="mt-1 text-soft text-xs">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>;
}
