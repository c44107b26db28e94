import { lazy, Suspense, useEffect, useState } from 'react';
import { data } from 'react-router';
import { readId } from '~/domain/input/storable';
import { parseIds, parseRoutine, routineIds } from '~/domain/routine/routine';
import { findChoices, listChoices, showRoutine } from '~/usecases/routine/show-routine.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/routine.page';
import { AddProducts } from './add-products';
import { RoutineCosts } from './routine-costs';
import { choicesJson, routineJson } from './routine-json.server';
import { RoutineNotes } from './routine-notes';
import { RoutineTime } from './routine-time';

const description =
  'Put your skincare in the right order, see what conflicts, what it costs per month, and what does the same for less.';
const maxQueryLength = 200;

export const loader = pageLoader(async ({ deps, url }) => {
  const { searchParams } = url;
  const addedId = readId(searchParams.get('add') ?? '');
  const query = (searchParams.get('find') ?? '').slice(0, maxQueryLength).trim();
  const offeredIds = parseIds(searchParams.get('from'));
  const shown = await showRoutine(deps, { routine: parseRoutine(searchParams), addedId });
  const choices =
    query !== ''
      ? await findChoices(deps, query)
      : offeredIds.length > 0
        ? await listChoices(deps, offeredIds)
        : null;
  const used = routineIds(shown.routine);
  const page = {
    ...routineJson(shown),
    addedId,
    query,
    choices: choices && choicesJson(choices.filter(({ product }) => !used.includes(product.id))),
  };
  // Every routine has an address of its own; cached, they would push out pages that many people open.
  return data(page, url.search === '' ? {} : { headers: { 'Cache-Control': 'no-store' } });
});

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Routine Builder',
    description,
    path: '/routine',
    noindex: loaderData === undefined || routineIds(loaderData.routine).length > 0,
  });

// Only known in the browser: the routine of the device or the account.
const SavedRoutine = lazy(async () => ({
  default: (await import('./saved-routine')).SavedRoutine,
}));

export default function RoutinePage({ loaderData }: Route.ComponentProps) {
  const { routine, morning, evening, notes, cost, suggestions, unsuitable } = loaderData;
  const isEmpty = morning.length + evening.length === 0;
  return (
    <>
      <PageHeader eyebrow="Skincare" title="Routine Builder" lead={description} />
      <div data-prints className="page-column pb-20">
        <noscript>
          <p className="mb-8 max-w-prose bg-sunken px-5 py-4">
            The address of this page has your whole routine. Bookmark it to keep it.
          </p>
        </noscript>
        {/* The height is reserved, so that the page does not move. */}
        <div className="mb-6 min-h-12">
          <InBrowser>
            <SavedRoutine routine={routine} addedId={loaderData.addedId} />
          </InBrowser>
        </div>
        {unsuitable.length > 0 && (
          <p role="status" className="mb-8 max-w-prose border-accent border-l-2 bg-blush px-5 py-4">
            {`Not part of a skincare routine: ${unsuitable.join(', ')}.`}
          </p>
        )}
        <RoutineNotes notes={notes} />
        {!isEmpty && (
          <>
            <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
              <RoutineTime time="morning" rows={morning} routine={routine} />
              <RoutineTime time="evening" rows={evening} routine={routine} />
            </div>
            <RoutineCosts cost={cost} />
          </>
        )}
        <AddProducts
          routine={routine}
          query={loaderData.query}
          choices={loaderData.choices}
          suggestions={suggestions}
        />
      </div>
    </>
  );
}

/** Renders its content in the browser only, after hydration. */
function InBrowser({ children }: { children: React.ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady && <Suspense>{children}</Suspense>;
}
