import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages whose own issue has not come yet say so, each at its final address. */
const openingSoon = (path: string) =>
  route(path, 'pages/opening-soon/opening-soon.page.tsx', { id: `opening-soon${path}` });

/** The site map, in the order of the specification. */
export default [
  index('pages/home/home.page.tsx'),
  route('/products', 'pages/products/products.page.tsx'),
  route('/category/:categoryName', 'pages/category/category.page.tsx'),
  route('/category/:categoryName/:subcategoryName', 'pages/category/subcategory.page.tsx'),
  route('/product/:productId', 'pages/product/product.page.tsx'),
  route('/favorites', 'pages/favorites/favorites.page.tsx'),
  route('/lists/:token', 'pages/shared-list/shared-list.page.tsx'),
  route('/profile', 'pages/profile/profile.page.tsx'),
  route('/alerts', 'pages/alerts/alerts.page.tsx'),
  route('/alerts/unsubscribe', 'pages/unsubscribe/unsubscribe.page.tsx'),
  route('/alerts/unsubscribed/:what', 'pages/unsubscribe/unsubscribed.page.tsx'),
  route('/auth', 'pages/auth/auth.page.tsx'),
  route('/about', 'pages/about/about.page.tsx'),
  route('/contact', 'pages/contact/contact.page.tsx'),
  route('/help', 'pages/help/help.page.tsx'),
  route('/help/:slug', 'pages/help/article.page.tsx'),
  route('/price-match', 'pages/price-match/price-match.page.tsx'),
  route('/returns', 'pages/returns/returns.page.tsx'),
  route('/privacy', 'pages/privacy/privacy.page.tsx'),
  route('/terms', 'pages/terms/terms.page.tsx'),
  route('/careers', 'pages/careers/careers.page.tsx'),
  openingSoon('/brand-suggestions'),
  route('/status', 'pages/status/status.page.tsx'),
  route('/dev/error', 'pages/dev-error/dev-error.page.tsx'),
  route('/dev/ui', 'pages/dev-ui/dev-ui.page.tsx'),
  route('/dev/outbox/:mailId?', 'pages/dev-outbox/dev-outbox.page.tsx'),
  route('*', 'pages/not-found/not-found.page.tsx'),
] satisfies RouteConfig;
