import type { TokenizedText } from '../../text/tokenize';
import type { LimitMatch } from './limit-match';
import { above, atLeast, orLess, orMore, phrases, skip } from './limit-words';
import { numberWords } from './read-amounts';

const ratingWords = phrases('rating of|ratings of|rated at|rated|rating|ratings|reviews');
const stars = phrases(
  'star rating|star ratings|star reviews|stars rating|stars|star|rating|ratings|rated',
);
const maxStars = 5;
/** Some think of ten stars. */
const maxTypedStars = 10;

/** Nothing is listed by how bad its rating is. */
const lessBefore = new Set(['under', 'below', 'than', 'most']);

/** "Rated above 4.5", "over 4 stars", "4+ stars": no price. */
export function readRating(text: TokenizedText, at: number): LimitMatch | null {
  const behindWord = skip(text, at, ratingWords);
  const start = behindWord ?? at;
  const valueAt = skip(text, start, atLeast) ?? start;
  const value = readStars(text, valueAt);
  if (value === null || lessBefore.has(text.tokens[at - 1]?.text ?? '')) return null;
  const behindMore = skip(text, valueAt + 1, orMore) ?? valueAt + 1;
  const behindStars = skip(text, behindMore, stars);
  if (behindWord === null && behindStars === null) return null;
  const last = behindStars ?? behindMore;
  if (skip(text, last, orLess) !== null) return null;
  const end = skip(text, last, orMore) ?? last;
  // Hardly anything has five stars from everyone.
  if (value >= maxStars)
    return { at, end, slot: { kind: 'sort', sort: 'rating' }, label: 'Top rated' };
  const isStrict = skip(text, start, above) === valueAt;
  const min = Math.round(value * 10) / 10 + (isStrict ? 0.1 : 0);
  return {
    at,
    end,
    slot: { kind: 'rating', min: Math.round(min * 10) / 10 },
    label: isStrict ? `Over ${value} stars` : `${value}+ stars`,
  };
}

/** A number of stars; null: it is none. */
function readStars({ tokens }: TokenizedText, at: number): number | null {
  const { value = null, text = '' } = tokens[at] ?? {};
  const typed = value ?? numberWords.get(text) ?? null;
  return typed !== null && typed >= 1 && typed <= maxTypedStars ? typed : null;
}
