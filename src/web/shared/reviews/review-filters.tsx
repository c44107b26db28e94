import { type FormEvent, use } from 'react';
import { useNavigate } from 'react-router';
import { reviewSorts } from '~/domain/reviews/review';
import { Button } from '~/web/ui/button';
import { formatCount } from '~/web/ui/fields/format-count';
import { SelectField } from '~/web/ui/fields/select-field';
import { ReviewLink, ShowReviews } from './review-link';
import {
  decodeReviewParams,
  defaultReviewParams,
  encodeReviewParams,
  isFiltered,
  reviewParamNames as names,
  type ReviewParams,
  reviewsPath,
} from './review-params';
import { reviewSortNames } from './review-texts';
import type { ReviewChoice, ReviewsData } from './reviews-data';

/** The filters and the order of reviews: a form for everyone, which applies each choice itself with scripts. */
export function ReviewFilters({ reviews }: { reviews: ReviewsData }) {
  const { product, params, choices } = reviews;
  const navigate = useNavigate();
  const showInPlace = use(ShowReviews);

  function applyChoice(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const next = decodeReviewParams(new URLSearchParams(chosen));
    if (showInPlace) showInPlace(next);
    else navigate(reviewsPath(product.id, next), { preventScrollReset: true });
  }

  return (
    <form
      method="get"
      action={reviewsPath(product.id)}
      // The fields keep their own state, so that they start again with other reviews.
      key={encodeReviewParams(params)}
      onChange={applyChoice}
      onSubmit={applyChoice}
      aria-label="Filter reviews"
    >
      {params.stars !== null && <input type="hidden" name={names.stars} value={params.stars} />}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <SelectField shape="pill" label="Sort by" name={names.sort} defaultValue={params.sort}>
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {reviewSortNames[sort]}
            </option>
          ))}
        </SelectField>
        <Choices field="skinType" label="Skin type" choices={choices.skinTypes} params={params} />
        <Choices field="hairType" label="Hair type" choices={choices.hairTypes} params={params} />
        <Choices field="ageRange" label="Age" choices={choices.ageRanges} params={params} />
        <Choices field="concern" label="Concern" choices={choices.concerns} params={params} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        <Check field="verified" count={choices.verified} params={params}>
          Verified purchases
        </Check>
        <Check field="withPhotos" count={choices.withPhotos} params={params}>
          With photos
        </Check>
        {isFiltered(params) && (
          <ReviewLink
            productId={product.id}
            params={{ ...defaultReviewParams, sort: params.sort }}
            className="text-link text-sm"
          >
            Clear all filters
          </ReviewLink>
        )}
      </div>
      <noscript>
        <Button type="submit" variant="secondary" size="sm" className="mt-3">
          Show these reviews
        </Button>
      </noscript>
    </form>
  );
}

interface ChoicesProps {
  field: 'skinType' | 'hairType' | 'ageRange' | 'concern';
  label: string;
  choices: readonly ReviewChoice[];
  params: ReviewParams;
}

/** A choice of what reviews have. The chosen one stays even if it has none. */
function Choices({ field, label, choices, params }: ChoicesProps) {
  const chosen = params[field] ?? '';
  if (choices.length === 0 && chosen === '') return null;
  const isMissing = chosen !== '' && !choices.some(({ slug }) => slug === chosen);
  return (
    <SelectField shape="pill" label={label} name={names[field]} defaultValue={chosen}>
      <option value="">Any</option>
      {isMissing && <option value={chosen}>{chosen}</option>}
      {choices.map(({ slug, name, count }) => (
        <option key={slug} value={slug}>
          {`${name} (${formatCount(count)})`}
        </option>
      ))}
    </SelectField>
  );
}

interface CheckProps {
  field: 'verified' | 'withPhotos';
  count: number;
  params: ReviewParams;
  children: string;
}

function Check({ field, count, params, children }: CheckProps) {
  if (count === 0 && !params[field]) return null;
  return (
    <label className="choice">
      <input type="checkbox" name={names[field]} value="1" defaultChecked={params[field]} />
      {`${children} (${formatCount(count)})`}
    </label>
  );
}
