import type { ReactNode } from 'react';
import { PageHeader } from '~/web/shared/page-header';

interface WhatHappensNextProps {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  reference: string;
  steps: readonly string[];
  children?: ReactNode;
}

/** The confirmation page of a form: the reference and the next steps. */
export function WhatHappensNext(props: WhatHappensNextProps) {
  return (
    <>
      <PageHeader eyebrow={props.eyebrow} title={props.title} lead={props.lead} />
      <div className="page-column grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <section aria-labelledby="reference-heading" className="border-accent border-t-2 pt-5">
          <h2 id="reference-heading" className="eyebrow text-soft">
            Your reference
          </h2>
          <p className="figures mt-2 font-display text-2xl">{props.reference}</p>
          <p className="mt-2 max-w-xs text-soft text-sm">
            It’s also in your confirmation email. Please mention it if you contact us about this.
          </p>
        </section>
        <section aria-labelledby="next-heading">
          <h2 id="next-heading" className="font-display text-2xl">
            What happens next
          </h2>
          <ol className="mt-5 border-ink border-t">
            {props.steps.map((step, index) => (
              <li key={step} className="flex gap-5 border-line border-b py-4">
                <span aria-hidden="true" className="figures font-display text-accent text-xl">
                  {index + 1}
                </span>
                <span className="max-w-prose">{step}</span>
              </li>
            ))}
          </ol>
          {props.children && <div className="mt-8">{props.children}</div>}
        </section>
      </div>
    </>
  );
}
