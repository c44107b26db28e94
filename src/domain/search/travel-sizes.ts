/**
 * A travel size has at most this many milliliters or grams, unless its name says so. If there is
 * none, what airlines allow in a carry-on counts.
 */
const maxTravelSize = 30;
/** Where a full size is small. */
const maxTravelSizes: Readonly<Record<string, number>> = {
  'makeup/foundation': 15,
  'makeup/concealer': 4,
  'makeup/mascara': 5,
  'makeup/lipstick': 2,
  'makeup/blush-bronzer': 4,
  'makeup/eyeshadow': 2,
  'skincare/serums': 15,
  'skincare/eye-care': 8,
  'fragrance/women': 15,
  'fragrance/men': 15,
  'fragrance/unisex': 15,
};
export const maxTravelSizeOf = (category: string, subcategory: string): number =>
  maxTravelSizes[`${category}/${subcategory}`] ?? maxTravelSize;
export const maxCarryOnSize = 100;
export const travelSizeWords: readonly string[] = ['travel', 'mini'];
