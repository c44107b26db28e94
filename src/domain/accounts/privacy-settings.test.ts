import { expect, test } from 'vitest';
import { withEntailedChanges } from './privacy-settings';

test.each([
  [{ newsletter: true }, { newsletter: true }],
  [{ storeVisits: true }, { storeVisits: true }],
  [{ reviewRequestMails: true }, { reviewRequestMails: true, storeVisits: true }],
  [{ reviewRequestMails: false }, { reviewRequestMails: false }],
  [{ storeVisits: false }, { storeVisits: false, reviewRequestMails: false }],
  [
    { storeVisits: false, reviewRequestMails: true },
    { storeVisits: false, reviewRequestMails: false },
  ],
])('%j means %j', (changes, meant) => {
  expect(withEntailedChanges(changes)).toEqual(meant);
});
