import { AppError } from '~/domain/app-error';
import type { ReviewQuery } from '~/domain/reviews/review';
import {
  decodeReviewParams,
  defaultReviewParams,
  encodeReviewParams,
  reviewParamNames,
} from '~/web/shared/reviews/review-params';
import { rejectUnknownParams } from '../reject-unknown-params.server';

const { review: _, ...queryNames } = reviewParamNames;
const knownParams: ReadonlySet<string> = new Set(Object.values(queryNames));
const defaults = new Map<string, string>([
  [reviewParamNames.sort, defaultReviewParams.sort],
  [reviewParamNames.page, String(defaultReviewParams.page)],
]);

/** Parses the filters of a list of reviews; throws when it would ignore one of them. */
export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  rejectUnknownParams(query, knownParams);
  const params = decodeReviewParams(query);
  const understood = new URLSearchParams(encodeReviewParams(params));
  const ignored = [...new Set(query.keys())].filter((name) => {
    const given = query.get(name);
    return given !== '' && given !== understood.get(name) && given !== defaults.get(name);
  });
  if (ignored.length === 0) return params;
  throw new AppError('bad_request', {
    message: `Invalid ${ignored.length === 1 ? 'value' : 'values'}: ${ignored.join(', ')}.`,
    fields: Object.fromEntries(ignored.map((name) => [name, 'is not a value of this parameter'])),
  });
}
