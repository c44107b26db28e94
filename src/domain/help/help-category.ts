/** Help center categories, in display order. */
export const helpCategories = [
  {
    slug: 'getting-started',
    name: 'Getting Started',
    description: 'Searching, filtering, and reading product pages.',
  },
  {
    slug: 'account-privacy',
    name: 'Account & Privacy',
    description: 'Signing in, security, and your data.',
  },
  {
    slug: 'prices-deals',
    name: 'Prices & Deals',
    description: 'What our prices mean, and how to get an alert when one drops.',
  },
  {
    slug: 'stores-returns',
    name: 'Stores & Returns',
    description: 'Buying, shipping, and returns.',
  },
] as const;

export type HelpCategorySlug = (typeof helpCategories)[number]['slug'];
