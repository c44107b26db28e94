import { StillLife } from '~/web/shared/still-life';
import { buttonClasses } from '~/web/ui/button-look';
import { anchors } from './anchors';

export function CareersHero() {
  return (
    <header className="overflow-hidden bg-plum-wash">
      <div className="page-column grid items-center gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[1.5fr_1fr] lg:pb-0">
        <div className="lg:pb-20">
          <p className="eyebrow text-plum">Careers</p>
          <h1 className="mt-5 max-w-3xl font-display text-hero tracking-tight">
            Work on the shopper’s side.
          </h1>
          <p className="mt-6 max-w-xl text-lg">
            We build the page that stores would rather you didn’t see next to their prices. It has
            to be fast, accurate and easy to use. Help us make it better.
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <a href={`#${anchors.roles}`} className={buttonClasses({ size: 'lg' })}>
              View Open Roles
            </a>
            <a
              href={`#${anchors.culture}`}
              className={buttonClasses({ size: 'lg', variant: 'secondary' })}
            >
              Learn About Our Culture
            </a>
          </div>
        </div>
        <div className="max-lg:hidden lg:self-end">
          <StillLife
            name="makeup"
            shape="tall"
            sizes="(min-width: 84rem) 28rem, 36vw"
            className="rounded-t-full"
          />
        </div>
      </div>
    </header>
  );
}
