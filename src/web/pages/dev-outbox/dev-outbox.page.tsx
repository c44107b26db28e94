import { Link } from 'react-router';
import { listOutbox } from '~/usecases/email/list-outbox.server';
import { readOutboxMail } from '~/usecases/email/read-outbox-mail.server';
import { PageHeader } from '~/web/shared/page-header';
import { devPageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { EmptyState } from '~/web/ui/empty-state';
import type { Route } from './+types/dev-outbox.page';
import { MailView } from './mail-view';
import { TestMailForm } from './test-mail-form';

export const loader = devPageLoader(async ({ deps, params }) => {
  const mails = (await listOutbox(deps)).map(({ id, to, subject, text, createdAt, sentVia }) => ({
    id,
    to,
    subject,
    text,
    createdAt,
    sentVia,
  }));
  const chosen = params.mailId ? await readOutboxMail(deps, { id: params.mailId }) : mails[0];
  return { chosen, mails };
});

/** Emails are personal data, so this page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Outbox',
    description: 'Every email the site has sent.',
    path: '/dev/outbox',
    noindex: true,
  });

/** Every email the site has sent, as the recipient sees it. */
export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const { mails, chosen } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow="Development"
        title="Outbox"
        lead="Every email the site has sent, newest first."
      />
      <div className="page-column">
        <TestMailForm />
        {mails.length === 0 && <EmptyState title="No emails yet" text="Nothing has been sent." />}
        <div className="mt-10 grid gap-10 lg:grid-cols-[22rem_1fr]">
          <ol className="border-t border-line">
            {mails.map((mail) => (
              <li key={mail.id} className="border-b border-line">
                <Link
                  to={`/dev/outbox/${mail.id}`}
                  preventScrollReset
                  aria-current={mail.id === chosen?.id ? 'true' : undefined}
                  className="block py-3 aria-[current]:text-accent"
                >
                  <span className="block truncate font-medium">{mail.subject}</span>
                  <span className="figures block text-xs text-soft">
                    {mail.to} · {mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')} ·{' '}
                    {mail.sentVia === 'smtp'
                      ? 'sent'
                      : mail.sentVia === 'local'
                        ? 'stored locally'
                        : 'waiting'}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
          {chosen && <MailView mail={chosen} />}
        </div>
      </div>
    </>
  );
}
