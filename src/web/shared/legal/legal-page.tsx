import { ContactDetails } from '../contact-details';
import { Prose } from '../markdown/prose';
import { PageHeader } from '../page-header';
import type { LegalSection } from './legal-document.server';

/** The date of the last change to the terms and the privacy policy. */
const lastUpdated = 'December 15, 2025';

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** When the document last changed, unless that was with the others. */
  updated?: string;
}

/** A legal document with linkable sections. The last section shows the contact details. */
export function LegalPage({ title, lead, sections, updated = lastUpdated }: LegalPageProps) {
  return (
    <article data-prints>
      <PageHeader eyebrow={`Last updated: ${updated}`} title={title} lead={lead} />
      <div className="page-column">
        <div className="grid gap-x-16 gap-y-10 border-line border-t pt-10 lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:border-0 print:pt-0">
          <nav
            aria-label="Sections"
            className="self-start lg:sticky lg:top-28 lg:max-h-[calc(100vh-9rem)] lg:overflow-y-auto print:hidden"
          >
            <h2 className="eyebrow text-soft">On this page</h2>
            <ol className="mt-3 border-line lg:border-l">
              {sections.map(({ id, title: name }, index) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex gap-3 py-1.5 text-sm decoration-accent underline-offset-4 hover:underline lg:pl-4 pointer-coarse:py-2.5"
                  >
                    <span aria-hidden="true" className="figures w-5 shrink-0 text-soft">
                      {index + 1}
                    </span>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-prose">
            {sections.map(({ id, title: name, html }, index) => (
              <section
                key={id}
                aria-labelledby={id}
                className="mb-12 last:break-inside-avoid print:mb-6"
              >
                <h2 id={id} className="font-display text-2xl">
                  <span aria-hidden="true" className="figures mr-3 text-accent">
                    {index + 1}
                  </span>
                  {name}
                </h2>
                <Prose html={html} className="mt-4" />
                {index === sections.length - 1 && <ContactDetails className="mt-6" />}
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}
