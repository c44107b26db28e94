import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Readiness } from '~/usecases/operations/check-readiness.server';
import { createQueryClient } from '~/web/shared/private-data/query-client';
import { Skeleton } from '~/web/ui/skeleton';

const refetchIntervalMs = 15_000;

async function fetchReadiness(): Promise<Readiness> {
  const response = await fetch('/api/status');
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
  return response.json();
}

export function LiveStatus() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <StatusTable />
    </QueryClientProvider>
  );
}

function StatusTable() {
  const { data, isPending, isError } = useQuery({
    queryKey: ['status'],
    queryFn: fetchReadiness,
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
  });
  if (isPending) return <Skeleton className="h-48" />;
  if (isError) return <p role="status">The server is not responding. Please try again later.</p>;
  const rows = [
    ['Overall', data.ready ? 'working' : 'not ready yet'],
    ['Database', data.parts.database === 'ok' ? databaseName(data) : data.parts.database],
    ['Schema', data.parts.migrations === 'ok' ? 'up to date' : data.parts.migrations],
    ['Access rules', data.parts.access === 'ok' ? 'in place' : data.parts.access],
    ['Catalog', data.parts.catalog === 'ok' ? productsText(data.productCount) : data.parts.catalog],
  ];
  return (
    <div role="status">
      <dl className="border-line border-t">
        {rows.map(([part, state]) => (
          <div key={part} className="flex justify-between gap-6 border-line border-b py-3.5">
            <dt className="text-soft">{part}</dt>
            <dd className="figures text-right font-medium">{state}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function databaseName({ database }: Readiness): string {
  if (!database) return 'unavailable';
  return database === 'pglite' ? 'connected (built-in)' : 'connected';
}

function productsText(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`;
}
