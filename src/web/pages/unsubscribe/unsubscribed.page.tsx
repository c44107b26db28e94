import { PageHeader } from '~/web/shared/page-header';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/unsubscribed.page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Stopped',
    description: 'No more mails about prices.',
    path: '/alerts/unsubscribed',
    noindex: true,
  });

/** Says that it is done, and how to undo it. */
export default function UnsubscribedPage({ params }: Route.ComponentProps) {
  const one = params.what === 'stop-alert';
  return (
    <>
      <PageHeader
        title={one ? 'The alert is paused' : 'No more price alert mails'}
        lead={
          one
            ? 'It stays in your list. Resume it there whenever you like.'
            : 'Your alerts stay in your list. You can turn the mails on again there.'
        }
      />
      <div className="page-column pb-10">
        <ButtonLink to="/alerts" variant="secondary">
          Your alerts
        </ButtonLink>
      </div>
    </>
  );
}
