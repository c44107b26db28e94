import { Skeleton } from '~/web/ui/skeleton';

const parts = ['Overall', 'Database', 'Schema', 'Access rules', 'Catalog'] as const;

export type PartStates = Record<(typeof parts)[number], string>;

/** The state of each part. Without states it has the same height, so that nothing moves when they load. */
export function StatusRows({ states }: { states?: PartStates }) {
  return (
    <dl className="border-line border-t">
      {parts.map((part) => (
        <div
          key={part}
          className="flex items-center justify-between gap-6 border-line border-b py-3.5"
        >
          <dt className="text-soft">{part}</dt>
          <dd className="figures text-right font-medium">
            {states ? states[part] : <Skeleton className="h-4 w-24" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
