import { readLegalDocument } from '~/web/shared/legal/legal-document.server';
import { LegalPage } from '~/web/shared/legal/legal-page';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import type { Route } from './+types/terms.page';
import { termsMarkdown } from './terms-text.server';

export const loader = pageLoader(({ deps }) => ({
  sections: readLegalDocument(termsMarkdown, deps.site),
}));

export const meta = staticMeta({
  title: 'Terms of Service',
  description:
    'The terms for using our price comparison: prices, affiliate links, accounts, liability and governing law.',
  path: '/terms',
});

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you can expect from us, what we expect from you, and who is responsible for what."
      sections={loaderData.sections}
    />
  );
}
