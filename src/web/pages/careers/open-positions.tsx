import { openings } from '~/domain/careers/openings';
import { ButtonLink } from '~/web/ui/button-link';
import type { ButtonLook } from '~/web/ui/button-look';
import { VisuallyHidden } from '~/web/ui/visually-hidden';
import { anchors } from './anchors';

export function OpenPositions() {
  return (
    <section
      id={anchors.roles}
      aria-labelledby="roles-heading"
      className="scroll-mt-16 border-line border-y bg-surface py-16 md:py-24"
    >
      <div className="page-column">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 id="roles-heading" className="font-display text-3xl">
            Open Positions
          </h2>
          <p className="text-soft">Applications are reviewed within 48 hours.</p>
        </div>
        <ul className="mt-8 border-ink border-t">
          {openings.map((opening) => (
            <li
              key={opening.slug}
              id={opening.slug}
              className="grid gap-x-10 gap-y-4 border-line border-b py-8 lg:grid-cols-[1.2fr_1.4fr_9rem] lg:items-center"
            >
              <div>
                <p className="eyebrow text-accent">{opening.department}</p>
                <h3 className="mt-2 font-display text-2xl">{opening.title}</h3>
                <p className="mt-2 text-soft text-sm">
                  {opening.location} · {opening.type}
                </p>
              </div>
              <p className="max-w-prose text-sm">{opening.description}</p>
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:flex-col lg:items-end">
                <p className="figures font-semibold text-lg">{opening.salary}</p>
                <ApplyButton opening={opening} variant="secondary">
                  Apply Now
                </ApplyButton>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <p className="max-w-md">Don’t see a good fit? Tell us what you would like to work on.</p>
          <ApplyButton>Send Us Your Resume</ApplyButton>
        </div>
      </div>
    </section>
  );
}

interface ApplyButtonProps extends ButtonLook {
  /** Omitted for a general application. */
  opening?: { slug: string; title: string };
  children: string;
}

function ApplyButton({ opening, children, ...look }: ApplyButtonProps) {
  return (
    <ButtonLink to={opening ? `/careers/apply/${opening.slug}` : '/careers/apply'} {...look}>
      {children}
      {opening && <VisuallyHidden>: {opening.title}</VisuallyHidden>}
    </ButtonLink>
  );
}
