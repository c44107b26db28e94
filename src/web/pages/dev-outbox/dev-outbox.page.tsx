import { listOutbox, readOutboxMail } from '~/usecases/email/read-outbox.server';
import { PageHeader } from '~/web/shared/page-header';
import { devPageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { EmptyState } from '~/web/ui/empty-state';
import { Link } from '~/web/ui/link';
import type { Route } from './+types/dev-outbox.page';
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

export const meta = staticMeta({
  title: 'Outbox',
  description: 'Every email the site has sent.',
  path: '/dev/outbox',
  noindex: true,
});

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

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** One email, in an iframe that can neither run scripts nor access this page. */
function MailView({ mail }: { mail: Mail }) {
  return (
    <article>
      <h2 className="font-display text-xl">{mail.subject}</h2>
      <p className="text-sm text-soft">To {mail.to}</p>
      <iframe
        title="The email as HTML"
        sandbox=""
        src={`/api/dev/mails/${mail.id}`}
        className="mt-4 h-[30rem] w-full border border-line bg-surface"
      />
      <details className="mt-4">
        <summary className="text-sm text-soft">Plain text</summary>
        <pre className="mt-2 whitespace-pre-wrap border border-line p-4 text-sm">{mail.text}</pre>
      </details>
    </article>
  );
}
