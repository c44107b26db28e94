import { Skeleton } from '~/web/ui/skeleton';

/** Keeps the place of the alerts while they are on their way. */
export function AlertsPlace() {
  return (
    <div className="grid gap-12 lg:grid-cols-[2fr_1fr]">
      <div className="space-y-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
