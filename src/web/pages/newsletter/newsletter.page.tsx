import { formPageAction } from '~/web/shared/forms/form-page-action.server';
import { newsletterForm } from '~/web/shared/forms/newsletter-form.server';
import { NewsletterForm } from '~/web/shared/newsletter/newsletter-form';
import { PageHeader } from '~/web/shared/page-header';
import { staticMeta } from '~/web/shared/page-meta';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/newsletter.page';

export const action = formPageAction(newsletterForm);

export const meta = staticMeta({
  title: 'Newsletter',
  description: 'The week’s best genuine price drops, by email. No spam, unsubscribe anytime.',
  path: '/newsletter',
  keywords: ['newsletter', 'beauty deals by email'],
});

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        eyebrow="Every Thursday"
        title="The newsletter"
        lead="A dozen genuine price drops, once a week. No paid placements, and no tracking of whether you open it."
      />
      <div className="page-column">
        <div className="max-w-xl">
          <NewsletterForm answer={actionData} />
          <p className="mt-8 text-soft text-sm">
            How we choose price drops, and how to unsubscribe:{' '}
            <TextLink to="/help/the-weekly-newsletter">about the newsletter</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
