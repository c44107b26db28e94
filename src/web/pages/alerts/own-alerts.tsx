import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { alertsQuery } from '~/web/shared/alerts/alert-queries';
import { NoChannelWarning } from '~/web/shared/alerts/no-channel-warning';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { BellIcon } from '~/web/ui/page-icons';
import { Pagination } from '~/web/ui/pagination';
import { AlertRow } from './alert-row';
import { AlertSettings } from './alert-settings';
import { AlertsPlaceholder } from './alerts-placeholder';

export function OwnAlerts() {
  const list = useRef<HTMLElement>(null);
  const [params] = useSearchParams();
  const requestedPage = Number(params.get('page') ?? 1);
  const currentPage = Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1;
  const { data, isError } = useQuery(alertsQuery(currentPage), privateQueryClient());
  if (isError)
    return <p role="alert">We can’t load your alerts right now. Please try again in a moment.</p>;
  if (!data) return <AlertsPlaceholder />;
  return (
    <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section ref={list} tabIndex={-1} aria-label="Your alerts" className="outline-none">
        {data.total === 0 ? (
          <EmptyState
            title="No alerts yet"
            ornament={<BellIcon />}
            text="Open a product and select “Price alert”. We suggest a price, and you decide."
            action={<ButtonLink to="/products">Browse all products</ButtonLink>}
          />
        ) : (
          <>
            {data.items.some(({ paused }) => !paused) && <NoChannelWarning className="mb-6" />}
            <p className="figures border-ink border-b pb-3 text-sm text-soft" role="status">
              {data.total === 1 ? '1 alert' : `${data.total} alerts`}
            </p>
            <ul>
              {data.items.map((alert) => (
                <AlertRow
                  key={alert.id}
                  alert={alert}
                  // Deleting a row removes the focused button, so move the focus to the list.
                  onDeleted={() => list.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
            <Pagination
              className="mt-8"
              label="Alert pages"
              page={data.page}
              pageCount={data.pages}
              hrefFor={(page) => (page === 1 ? '/alerts' : `/alerts?page=${page}`)}
            />
          </>
        )}
      </section>
      <AlertSettings />
    </div>
  );
}
