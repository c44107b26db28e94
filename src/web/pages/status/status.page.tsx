import { type ComponentType, useEffect, useState } from 'react';
import { PageHeader } from '~/web/shared/page-header';
import { staticMeta } from '~/web/shared/page-meta';
import { StatusRows } from './status-rows';

export const meta = staticMeta({
  title: 'Status',
  description: 'Whether everything behind the site is working right now.',
  path: '/status',
});

function Unknown() {
  return <p role="status">We couldn’t check the status. Please reload the page.</p>;
}

/** The page is cached and the same for everyone; the browser fetches the current status. */
export default function StatusPage() {
  const [LiveStatus, setLiveStatus] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./live-status').then(
      (loaded) => setLiveStatus(() => loaded.LiveStatus),
      () => setLiveStatus(() => Unknown),
    );
  }, []);
  return (
    <>
      <PageHeader
        eyebrow="Status"
        title="Is everything working?"
        lead="The current status of our services."
      />
      <div className="page-column">
        <div className="max-w-prose">{LiveStatus ? <LiveStatus /> : <StatusRows />}</div>
        <noscript>
          <p>
            Plain-text status: <a href="/readyz">/readyz</a>.
          </p>
        </noscript>
      </div>
    </>
  );
}
