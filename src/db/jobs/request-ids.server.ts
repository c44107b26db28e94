import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that the running code works for; jobs and log lines take it from here. */
export const requestIds = new AsyncLocalStorage<string | undefined>();
