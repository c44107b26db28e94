import { NeedsScripts } from '~/web/shared/needs-scripts';
import { Skeleton } from '~/web/ui/skeleton';

export function AlertsPlaceholder() {
  return (
    <>
      <NeedsScripts>
        Price alerts need JavaScript, which is turned off in this browser. Turn it on to sign in and
        see your alerts. We still check the alerts you have set and email you.
      </NeedsScripts>
      <div className="grid gap-12 noscript:hidden lg:grid-cols-[2fr_1fr]">
        <div className="space-y-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </>
  );
}
