import { lazy, Suspense } from 'react';
import { devPageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { ButtonSection } from './button-section';
import { ChoiceSection } from './choice-section';
import { ContentSection } from './content-section';
import { FormSection } from './form-section';
import { NavigationSection } from './navigation-section';
import { OverlaySection } from './overlay-section';

// Lazy: static sections load later, so that this page stays within the script budget.
const StaticSections = lazy(async () => ({
  default: (await import('./static-sections')).StaticSections,
}));

const chapters = [
  ['color', 'Color'],
  ['type', 'Type'],
  ['space', 'Space and motion'],
  ['icons', 'Icons'],
  ['buttons', 'Buttons'],
  ['forms', 'Fields'],
  ['choices', 'Choices'],
  ['overlays', 'Overlays'],
  ['navigation', 'Navigation'],
  ['content', 'Content'],
] as const;

export const loader = devPageLoader(() => null);

/** A cached page would be served to any host name. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta = staticMeta({
  title: 'Design system',
  description: 'Every part of the design system in every state.',
  path: '/dev/ui',
  noindex: true,
});

export default function DevUiPage() {
  return (
    <div className="page-column pb-24">
      <div className="py-14 sm:py-20">
        <p className="eyebrow text-accent">Design system</p>
        <h1 className="mt-4 max-w-4xl font-display text-hero">
          A magazine with the clarity of a price table
        </h1>
        <p className="mt-6 max-w-prose text-lg text-soft">
          Every component in every state. Try them with the keyboard, in dark mode, on a phone, and
          with reduced motion.
        </p>
      </div>
      <div className="gap-12 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="mb-14">
          <ol className="flex flex-wrap gap-x-6 border-ink border-t pt-4 lg:sticky lg:top-28 lg:block">
            {chapters.map(([id, title], index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="figures flex items-baseline gap-3 py-1.5 text-sm transition-colors hover:text-accent pointer-coarse:py-2.75"
                >
                  <span className="w-5 text-soft text-xs">
                    {String(index + 1).padStart(2, '0')}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="space-y-20">
          <Suspense>
            <StaticSections />
          </Suspense>
          <ButtonSection />
          <FormSection />
          <ChoiceSection />
          <OverlaySection />
          <NavigationSection />
          <ContentSection />
        </div>
      </div>
    </div>
  );
}
