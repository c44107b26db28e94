import { AppError } from '~/domain/app-error';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/newsletter-state.page';

const states = {
  asked: {
    title: 'Check your email.',
    lead: 'If the address is right, an email is on its way. Open the link in it to get the next newsletter.',
  },
  confirmed: {
    title: 'You are on the list.',
    lead: 'The next newsletter comes on Thursday. Every issue has a link to unsubscribe.',
  },
  expired: {
    title: 'That link no longer works.',
    lead: 'It is older than seven days, or a newer one has been sent. Subscribe again and open the link in the newest email.',
  },
  unsubscribed: {
    title: 'You are unsubscribed.',
    lead: 'Your address was deleted from the list, and you get no more newsletters. You can subscribe again at any time.',
  },
} as const;

function isState(text: string | undefined): text is keyof typeof states {
  return text !== undefined && Object.hasOwn(states, text);
}

export const loader = pageLoader(({ params }) => {
  if (isState(params.state)) return { state: params.state };
  throw new AppError('not_found', { message: 'There is no page at this address.' });
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Newsletter',
    description: 'The week’s best honest price drops by email.',
    path: '/newsletter',
    noindex: true,
  });

/** Says what has just become of a wish for the newsletter. */
export default function NewsletterStatePage({ loaderData }: Route.ComponentProps) {
  const { title, lead } = states[loaderData.state];
  const isExpired = loaderData.state === 'expired';
  return (
    <>
      <PageHeader eyebrow="Newsletter" title={title} lead={lead} />
      <div className="page-column pb-10">
        <ButtonLink to={isExpired ? '/newsletter' : '/products?filter=sale'} variant="secondary">
          {isExpired ? 'Subscribe again' : 'See what is on sale'}
        </ButtonLink>
      </div>
    </>
  );
}
