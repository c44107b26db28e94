export interface Subcategory {
  slug: string;
  name: string;
}

export interface Category {
  slug: string;
  name: string;
  description: string;
  subcategories: readonly Subcategory[];
}

const named = (...names: [slug: string, name: string][]): Subcategory[] =>
  names.map(([slug, name]) => ({ slug, name }));

/** The six categories, in the order the site shows them. */
export const categories: readonly Category[] = [
  {
    slug: 'skincare',
    name: 'Skincare',
    description: 'Cleansers, serums, sunscreen: what your skin wears every day.',
    subcategories: named(
      ['cleansers', 'Cleansers'],
      ['moisturizers', 'Moisturizers'],
      ['serums', 'Serums'],
      ['sunscreen', 'Sunscreen'],
      ['masks', 'Masks'],
      ['eye-care', 'Eye Care'],
    ),
  },
  {
    slug: 'makeup',
    name: 'Makeup',
    description: 'Foundation to lipstick, at the store that charges the least.',
    subcategories: named(
      ['foundation', 'Foundation'],
      ['concealer', 'Concealer'],
      ['eyeshadow', 'Eyeshadow'],
      ['mascara', 'Mascara'],
      ['lipstick', 'Lipstick'],
      ['blush-bronzer', 'Blush & Bronzer'],
    ),
  },
  {
    slug: 'haircare',
    name: 'Haircare',
    description: 'Wash, care, style: compared by the ounce, not by the bottle.',
    subcategories: named(
      ['shampoo', 'Shampoo'],
      ['conditioner', 'Conditioner'],
      ['styling', 'Styling'],
      ['treatments', 'Treatments'],
      ['tools', 'Tools'],
    ),
  },
  {
    slug: 'fragrance',
    name: 'Fragrance',
    description: 'The same bottle, and what every store charges for it today.',
    subcategories: named(
      ['women', 'Women'],
      ['men', 'Men'],
      ['unisex', 'Unisex'],
      ['body-sprays', 'Body Sprays'],
      ['travel', 'Travel'],
    ),
  },
  {
    slug: 'tools',
    name: 'Tools',
    description: 'Brushes, sponges and everything with a plug.',
    subcategories: named(
      ['makeup-brushes', 'Makeup Brushes'],
      ['sponges', 'Sponges'],
      ['hair-tools', 'Hair Tools'],
      ['skincare-tools', 'Skincare Tools'],
      ['nail-tools', 'Nail Tools'],
      ['eyelash-tools', 'Eyelash Tools'],
    ),
  },
  {
    slug: 'supplements',
    name: 'Supplements',
    description: 'Vitamins and collagen, with the price of each capsule.',
    subcategories: named(
      ['hair-vitamins', 'Hair Vitamins'],
      ['skin-supplements', 'Skin Supplements'],
      ['collagen', 'Collagen'],
      ['multivitamins', 'Multivitamins'],
      ['probiotics', 'Probiotics'],
    ),
  },
];

/** A category and, if one is named, its subcategory; null when either is unknown. */
export function findCategory(
  slug: string,
  subcategorySlug?: string,
): { category: Category; subcategory: Subcategory | null } | null {
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) return null;
  if (subcategorySlug === undefined) return { category, subcategory: null };
  const subcategory = category.subcategories.find(({ slug: known }) => known === subcategorySlug);
  return subcategory ? { category, subcategory } : null;
}
