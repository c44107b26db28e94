import { categories } from '~/domain/catalog/category';

export interface MenuLink {
  label: string;
  to: string;
}

export interface MenuItem {
  label: string;
  /** The item's own link; an item with a submenu may have none. */
  to?: string;
  /** Paths for which the item is highlighted. */
  prefixes: readonly string[];
  links?: readonly MenuLink[];
}

const categoryLinks: readonly MenuLink[] = categories.map(({ name, slug }) => ({
  label: name,
  to: `/category/${slug}`,
}));

const productLinks: readonly MenuLink[] = [
  { label: 'All Products', to: '/products' },
  { label: 'New Arrivals', to: '/products?filter=new' },
  { label: 'Best Sellers', to: '/products?filter=bestsellers' },
  { label: 'On Sale', to: '/products?filter=sale' },
  { label: 'Under $25', to: '/products?price=under-25' },
  { label: 'Luxury Products', to: '/products?price=luxury' },
];

export const mainMenu: readonly MenuItem[] = [
  { label: 'Home', to: '/', prefixes: [] },
  { label: 'Categories', prefixes: ['/category'], links: categoryLinks },
  { label: 'Products', to: '/products', prefixes: ['/products', '/product'], links: productLinks },
  { label: 'About', to: '/about', prefixes: ['/about'] },
  { label: 'Contact', to: '/contact', prefixes: ['/contact'] },
];

export const footerColumns: readonly { title: string; links: readonly MenuLink[] }[] = [
  { title: 'Categories', links: categoryLinks },
  { title: 'Products', links: productLinks },
  {
    title: 'Help',
    links: [
      { label: 'Favorites', to: '/favorites' },
      { label: 'Help Center', to: '/help' },
      { label: 'Ingredients', to: '/ingredients' },
      { label: 'Routine Builder', to: '/routine' },
      { label: 'Contact', to: '/contact' },
      { label: 'Price Match', to: '/price-match' },
      { label: 'Returns', to: '/returns' },
      { label: 'Status', to: '/status' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Careers', to: '/careers' },
      { label: 'How We Check Reviews', to: '/how-we-check-reviews' },
      { label: 'Brand Name Generator', to: '/brand-suggestions' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
];

interface Place {
  pathname: string;
  search: string;
}

/** The one of some links that points to the current URL. */
export function currentLink(
  links: readonly MenuLink[],
  { pathname, search }: Place,
): string | null {
  return links.find(({ to }) => to === pathname + search)?.to ?? null;
}

/** Where a URL is in the main menu: the highlighted item, and the link that points to it. */
export function placeInMenu(here: Place) {
  const item = mainMenu.find((item) => isCurrent(item, here.pathname));
  const link = item?.links ? currentLink(item.links, here) : item?.to === here.pathname && item.to;
  return { item: item?.label ?? null, link: link || null };
}

/** Whether a menu item is current: its own path, or a path below one of its prefixes. */
export function isCurrent(item: MenuItem, pathname: string): boolean {
  if (item.to === pathname) return true;
  return item.prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/**
 * Whether a page needs a full page load. It may call an external API, which the content security
 * policy of its own document allows.
 */
export function needsFullPageLoad(to: string): boolean {
  return to === '/brand-suggestions';
}
