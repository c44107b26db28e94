import { usePreferences } from '~/web/shared/preferences/preferences-store';
import { AddSkinType } from './add-skin-type';
import { ReviewLink } from './review-link';
import type { ReviewChoice, ReviewsData } from './reviews-data';

/** Reviews by people with the reader's own skin or hair. The preferences stay in the browser until one is chosen. */
export function LikeMine({ reviews }: { reviews: ReviewsData }) {
  const preferences = usePreferences();
  const { product, params, choices } = reviews;
  if (!preferences) return null;
  const mine = [
    ...own('skinType', choices.skinTypes, preferences.skinTypes),
    ...own('hairType', choices.hairTypes, preferences.hairTypes),
  ];
  if (preferences.skinTypes.length + preferences.hairTypes.length === 0) {
    return <AddSkinType />;
  }
  if (mine.length === 0) {
    return (
      <p className="mt-4 text-soft text-sm">No one with your skin type has reviewed it yet.</p>
    );
  }
  return (
    <ul className="mt-4 flex flex-wrap gap-2" aria-label="People like me">
      {mine.map(({ field, choice }) => {
        const isChosen = params[field] === choice.slug;
        return (
          <li key={`${field} ${choice.slug}`}>
            <ReviewLink
              productId={product.id}
              params={{ ...params, [field]: isChosen ? null : choice.slug, page: 1, review: null }}
              isCurrent={isChosen}
              className="choice-link"
            >
              {`People with ${choice.name.toLowerCase()} like mine (${choice.count})`}
            </ReviewLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The choices that are the reader's own. */
function own(
  field: 'skinType' | 'hairType',
  choices: readonly ReviewChoice[],
  slugs: readonly string[],
) {
  return choices.filter(({ slug }) => slugs.includes(slug)).map((choice) => ({ field, choice }));
}
