export const maxStars = 5;

/** Empty share of a star's tile on each side of the star. */
const starMarginShare = 0.13;

/** A rating as displayed: between 0 and 5, one digit. */
export function ratingLabel(value: number): string {
  return clampRating(value).toFixed(1).replace('.0', '');
}

/**
 * The filled share of five stars in percent. The tiles have margins, so half a star is half of the star,
 * not half of its tile.
 */
export function starFill(value: number): number {
  const rating = clampRating(value);
  const whole = Math.floor(rating);
  const part = rating - whole;
  const tiles = part === 0 ? whole : whole + starMarginShare + part * (1 - 2 * starMarginShare);
  return Math.round((tiles / maxStars) * 1000) / 10;
}

function clampRating(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), maxStars);
}
