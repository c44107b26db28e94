import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '~/web/ui/badge';
import { Button } from '~/web/ui/button';
import { Skeleton } from '~/web/ui/skeleton';
import { formatMomentShort } from '../account/dates';
import { AccountSection } from '../account-section';
import { describeSecurityEvent } from './describe-security-event';
import { type OwnSecurityEvent, securityEventsQuery } from './security-data';

export function SecurityActivity() {
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(securityEventsQuery);
  const events = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <AccountSection
      title="Recent security activity"
      lead="Sign-ins and changes to your account in the last 180 days. If you see something you don’t recognize, change your password and sign out all other devices."
    >
      {isPending && <Skeleton className="h-20" />}
      {!isPending && events.length === 0 && <p className="text-soft">No activity yet.</p>}
      {events.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </AccountSection>
  );
}

function EventRow({ event }: { event: OwnSecurityEvent }) {
  const facts = [event.device, event.network].filter(Boolean).join(', ');
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{describeSecurityEvent(event)}</strong>
        {event.this_device && <Badge>This device</Badge>}
      </p>
      <p className="figures text-soft text-sm">
        {formatMomentShort(event.at)}
        {facts !== '' && ` from ${facts}`}
      </p>
    </li>
  );
}
