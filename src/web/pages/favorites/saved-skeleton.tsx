import { Skeleton } from '~/web/ui/skeleton';

export function SavedSkeleton() {
  return (
    <div className="mt-5 divide-y divide-line border-line border-y" aria-busy="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4 py-5 sm:gap-7">
          <Skeleton className="size-24 shrink-0 sm:size-32" />
          <Skeleton className="h-24 grow sm:h-32" />
        </div>
      ))}
    </div>
  );
}
