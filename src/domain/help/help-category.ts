/** Help center categories, in display order. */
export const helpCategories = [
  {
    slug: 'getting-started',
    name: 'Getting Started',
    description: 'Searching, filtering, and reading what you see.',
  },
  {
    slug: 'account-privacy',
    name: 'Account & Privacy',
    description: 'Signing in, staying safe, and what we know about you.',
  },
  {
    slug: 'prices-deals',
    name: 'Prices & Deals',
    description: 'What our figures mean, and how to be told when one falls.',
  },
  {
    slug: 'stores-returns',
    name: 'Stores & Returns',
    description: 'Buying, shipping, sending back.',
  },
] as const;

export type HelpCategorySlug = (typeof helpCategories)[number]['slug'];
