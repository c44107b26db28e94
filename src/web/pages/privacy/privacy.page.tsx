import { readLegalDocument } from '~/web/shared/legal/legal-document.server';
import { LegalPage } from '~/web/shared/legal/legal-page';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import type { Route } from './+types/privacy.page';
import { privacyMarkdown } from './privacy-text.server';

export const loader = pageLoader(({ deps }) => ({
  sections: readLegalDocument(privacyMarkdown, deps.site),
}));

export const meta = staticMeta({
  title: 'Privacy Policy',
  description:
    'What data we store and don’t store, how long we keep it, and how you can see, export and delete it. No cookies, no trackers, no selling of data.',
  path: '/privacy',
});

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we store about you, why, for how long, and how to see or delete it. We store nothing at all about most visitors."
      sections={loaderData.sections}
    />
  );
}
