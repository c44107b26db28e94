import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Readiness } from '~/usecases/operations/check-readiness.server';
import { createQueryClient } from '~/web/shared/private-data/query-client';
import { type PartStates, StatusRows } from './status-rows';

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
  if (isPending) return <StatusRows />;
  if (isError) return <p role="status">The server is not responding. Please try again later.</p>;
  return (
    <div role="status">
      <StatusRows states={statesOf(data)} />
    </div>
  );
}

function statesOf(readiness: Readiness): PartStates {
  const { ready, parts, productCount } = readiness;
  return {
    Overall: ready ? 'working' : 'not ready yet',
    Database: parts.database === 'ok' ? databaseName(readiness) : parts.database,
    Schema: parts.migrations === 'ok' ? 'up to date' : parts.migrations,
    'Access rules': parts.access === 'ok' ? 'in place' : parts.access,
    Catalog: parts.catalog === 'ok' ? productsText(productCount) : parts.catalog,
  };
}

function databaseName({ database }: Readiness): string {
  if (!database) return 'unavailable';
  return database === 'pglite' ? 'connected (built-in)' : 'connected';
}

function productsText(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`;
}
