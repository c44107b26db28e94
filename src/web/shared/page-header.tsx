import type { ReactNode } from 'react';

/** The header of every page except the home page. */
export function PageHeader(props: { eyebrow?: ReactNode; title: string; lead?: ReactNode }) {
  return (
    <header className="page-column pt-14 pb-10 md:pt-20 md:pb-14">
      {props.eyebrow && <div className="eyebrow mb-4 text-accent">{props.eyebrow}</div>}
      <h1 className="wrap-anywhere max-w-4xl font-display text-3xl">{props.title}</h1>
      {props.lead && <p className="mt-5 max-w-prose text-lg text-soft">{props.lead}</p>}
    </header>
  );
}
