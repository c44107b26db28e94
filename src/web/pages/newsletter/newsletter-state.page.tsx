import { AppError } from '~/domain/app-error';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/newsletter-state.page';

const states = {
  asked: {
    title: 'Check your email.',
    lead: 'If the address is correct, you’ll get an email soon. Open the link in it to confirm your subscription.',
  },
  confirmed: {
    title: 'You’re subscribed.',
    lead: 'The next newsletter comes out on Thursday. You can unsubscribe with the link in every email.',
  },
  expired: {
    title: 'That link no longer works.',
    lead: 'It is more than seven days old, or we have sent a newer one. Please subscribe again and use the link in the latest email.',
  },
  unsubscribed: {
    title: 'You’re unsubscribed.',
    lead: 'We have deleted your address from the list. You can subscribe again at any time.',
  },
} as const;

function isState(text: string | undefined): text is keyof typeof states {
  return text !== undefined && Object.hasOwn(states, text);
}

export const loader = pageLoader(({ params }) => {
  if (isState(params.state)) return { state: params.state };
  throw new AppError('not_found', { message: 'We could not find this page.' });
});

export const meta = staticMeta({
  title: 'Newsletter',
  description: 'The week’s best genuine price drops, by email.',
  path: '/newsletter',
  noindex: true,
});

export default function NewsletterStatePage({ loaderData }: Route.ComponentProps) {
  const { title, lead } = states[loaderData.state];
  const isExpired = loaderData.state === 'expired';
  return (
    <>
      <PageHeader eyebrow="Newsletter" title={title} lead={lead} />
      <div className="page-column pb-10">
        <ButtonLink to={isExpired ? '/newsletter' : '/products?filter=sale'} variant="secondary">
          {isExpired ? 'Subscribe again' : 'See what’s on sale'}
        </ButtonLink>
      </div>
    </>
  );
}
