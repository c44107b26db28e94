import { requestIds } from '~/db/jobs/request-ids.server';

/** Runs work for a request: its log lines and the jobs that it queues get the id. */
export function inRequest<T>(requestId: string | undefined, work: () => T): T {
  return requestIds.run(requestId, work);
}
