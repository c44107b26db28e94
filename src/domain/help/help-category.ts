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

/** Longer explanations of single features, below the categories. */
export const helpGuides = {
  slug: 'guides',
  name: 'Guides',
  description: 'Ingredients, similar formulas, and what suits you.',
} as const;

/** Everything that an article can belong to. */
export const helpSections = [...helpCategories, helpGuides] as const;

export type HelpSectionSlug = (typeof helpSections)[number]['slug'];
