import { readLegalDocument } from '~/web/shared/legal/legal-document.server';
import { LegalPage } from '~/web/shared/legal/legal-page';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import type { Route } from './+types/review-checks.page';
import { reviewChecksMarkdown } from './review-checks-text.server';

export const loader = pageLoader(({ deps }) => ({
  sections: readLegalDocument(reviewChecksMarkdown, deps.site),
}));

export const meta = staticMeta({
  title: 'How We Check Reviews',
  description:
    'Who can write a review, what “Verified purchase” means, what we check before a review is published, and how to report one.',
  path: '/how-we-check-reviews',
});

export default function ReviewChecksPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="How We Check Reviews"
      lead="What we know about a review, what we do not know, and what we do before it is published."
      sections={loaderData.sections}
      updated="November 17, 2026"
    />
  );
}
