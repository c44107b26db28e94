/** Pictures that wait to be made; beyond that a request is asked to come back. */
export const pictureQueueLimits = { maxWaiting: 400, maxPerNetwork: 200 } as const;
