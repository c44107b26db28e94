/** Maximum length of the picture queue; further requests get 503. */
export const pictureQueueLimits = { maxWaiting: 400, maxPerNetwork: 200 } as const;
