import { formatCount } from './fields/format-count';
import { maxStars, ratingLabel, starFill } from './star-fill';

interface StarRatingProps {
  /** 0 to 5, with fractions. */
  value: number;
  count?: number;
  /** What the count is of, after the number: 'at stores'. */
  countNote?: string;
  showValue?: boolean;
  size?: 'sm' | 'md' | 'lg';
}

const sizes = { sm: undefined, md: 'text-xl', lg: 'text-2xl' };

export function StarRating({ value, count, countNote, showValue, size = 'sm' }: StarRatingProps) {
  const rating = ratingLabel(value);
  return (
    <span className="star-rating">
      <span
        role="img"
        aria-label={`Rated ${rating} out of ${maxStars}`}
        className={sizes[size]}
        style={{ '--fill': `${starFill(value)}%` }}
      />
      {showValue && (
        <span aria-hidden="true" className="font-semibold">
          {rating}
        </span>
      )}
      {count !== undefined && (
        <small>
          {`(${formatCount(count)}`}
          <span>{count === 1 ? ' rating' : ' ratings'}</span>
          {countNote ? ` ${countNote})` : ')'}
        </small>
      )}
    </span>
  );
}
