import { listContactMessages } from '~/db/forms/contact-message.repo.server';
import { listApplications } from '~/db/forms/job-application.repo.server';
import { listPriceMatches } from '~/db/forms/price-match.repo.server';
import type { ContactMessage } from '~/domain/forms/contact-message';
import type { JobApplication } from '~/domain/forms/job-application';
import type { PriceMatchRequest } from '~/domain/forms/price-match';
import type { Deps } from '../deps';

const maxInboxItems = 200;

export interface Inbox {
  messages: ContactMessage[];
  requests: PriceMatchRequest[];
  applications: JobApplication[];
}

/** For the operator: unanswered items, the most urgent first; or all stored items. */
export async function listInbox(
  { db }: Pick<Deps, 'db'>,
  { all }: { all: boolean },
): Promise<Inbox> {
  return {
    messages: await listContactMessages(db, { all, limit: maxInboxItems }),
    requests: await listPriceMatches(db, { all, limit: maxInboxItems }),
    applications: await listApplications(db, { all, limit: maxInboxItems }),
  };
}
