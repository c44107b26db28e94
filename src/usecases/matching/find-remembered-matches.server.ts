import { listMatchRejections } from '~/db/matching/match-feedback.repo.server';
import { listMatchAnswers } from '~/db/matching/match-question.repo.server';
import type { RememberedMatch } from '~/domain/matching/match-question';
import type { Deps } from '../deps';

const maxRejectionsPerOffer = 50;

/** The operator's answers about these offers of a retailer; offers without answers are not in the map. */
export async function findRememberedMatches(
  { db }: Pick<Deps, 'db'>,
  input: { retailerId: number; retailerKeys: readonly string[] },
): Promise<Map<string, RememberedMatch>> {
  const { retailerId, retailerKeys } = input;
  if (retailerKeys.length === 0) return new Map();
  const answers = await listMatchAnswers(db, retailerId, retailerKeys);
  const limit = retailerKeys.length * maxRejectionsPerOffer;
  const rejections = await listMatchRejections(db, retailerId, retailerKeys, limit);
  const rejected = Map.groupBy(rejections, ({ retailerKey }) => retailerKey);
  const remembered = new Map<string, RememberedMatch>();
  const idsRejected = (key: string) =>
    new Set(rejected.get(key)?.map(({ productId }) => productId) ?? []);
  for (const key of rejected.keys()) {
    remembered.set(key, { belongsTo: null, rejected: idsRejected(key) });
  }
  for (const { retailerKey, isSettled, productId } of answers) {
    const belongsTo = isSettled ? (productId ?? 'new') : 'asked';
    remembered.set(retailerKey, { belongsTo, rejected: idsRejected(retailerKey) });
  }
  return remembered;
}
