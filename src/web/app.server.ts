import { Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import { accountsApi, type SiteAccounts } from './api/accounts/accounts.server';
import { avatarApi, avatarPictures } from './api/accounts/avatar.server';
import { devicesApi } from './api/accounts/devices.server';
import { personalDataApi } from './api/accounts/personal-data.server';
import { profileApi } from './api/accounts/profile.server';
import { securityEventsApi } from './api/accounts/security-events.server';
import { alertSettingsApi } from './api/alerts/alert-settings.server';
import { alertsApi } from './api/alerts/alerts.server';
import { catalogApi } from './api/catalog/catalog.server';
import { productApi } from './api/catalog/product.server';
import { productPictures } from './api/catalog/product-pictures.server';
import { shareCards } from './api/catalog/share-cards.server';
import { goToOffer, storeVisitsApi } from './api/clicks/clicks.server';
import { favoritesApi } from './api/favorites/favorites.server';
import { formsApi } from './api/forms/forms.server';
import { helpApi } from './api/help/help.server';
import { newsletterApi } from './api/newsletter/newsletter.server';
import { devApi } from './api/operations/dev.server';
import { type ProcessState, statusApi } from './api/operations/status.server';
import { preferencesApi } from './api/preferences/preferences.server';
import { priceDropFeedApi } from './api/prices/price-drop-feed.server';
import { realtimeApi } from './api/realtime/realtime.server';
import { ownReviewsApi } from './api/reviews/own-reviews.server';
import { productReviewsApi } from './api/reviews/product-reviews.server';
import { reviewUploadsApi } from './api/reviews/review-uploads.server';
import { routineApi } from './api/routine/routine.server';
import { siteFilesApi } from './api/sitemap/site-files.server';
import { sitemapApi } from './api/sitemap/sitemap.server';
import { storageApi } from './api/storage/storage.server';
import { refuseUnstorableQueries } from './http/bodies/storable-query.server';
import type { PageCache } from './http/cache/page-cache.server';
import { authPath, isApiPath, respondWithError, storagePath } from './http/error-response.server';
import { refuseForeignOrigins } from './http/limits/foreign-origin.server';
import { limitBodies } from './http/limits/limit-bodies.server';
import { warnAboutProxies } from './http/limits/proxy-warning.server';
import { countReads } from './http/limits/read-limit.server';
import type { ReadLimiter } from './http/limits/read-limiter.server';
import { admitUploads } from './http/limits/upload-gate.server';
import { createUploadSlots } from './http/limits/upload-slots.server';
import { createPages } from './http/pages.server';
import type { PageBuild } from './http/render-page.server';
import type { RequestEnv } from './http/request-env.server';
import { requestLog } from './http/request-log.server';
import type { RequestMetrics } from './http/request-metrics.server';
import { securityHeaders, siteSecurityHeaders } from './http/security-headers.server';
import { staticFiles } from './http/static-files.server';

interface AppOptions {
  deps: Deps;
  build: PageBuild;
  cache: PageCache;
  devPages: boolean;
  /** Accounts; undefined on a site without them. */
  accounts?: SiteAccounts;
  /** Readiness conditions besides the database. */
  process?: ProcessState;
  /** Read limiter; without it, reads are unlimited. */
  reads?: ReadLimiter;
  /** Counts requests. */
  metrics?: RequestMetrics;
  /** Folder of the built client files; undefined under hot reload, where Vite serves them. */
  clientDir: string | undefined;
}

export function createApp(options: AppOptions): Hono<RequestEnv> {
  const { deps } = options;
  const app = new Hono<RequestEnv>();
  app.onError(respondWithError);
  const trustProxy = options.accounts?.trustProxy ?? 0;
  app.use(requestLog(deps, { trustProxy, metrics: options.metrics }));
  const https = deps.site.publicUrl.startsWith('https:');
  app.use(securityHeaders({ https, trustProxy, headers: siteSecurityHeaders(deps.site) }));
  app.use(refuseUnstorableQueries);
  const origins = options.accounts?.guestOrigins ?? [];
  app.use(
    refuseForeignOrigins(deps.site.publicUrl, { pathPrefixes: [authPath, storagePath], origins }),
  );
  if (options.clientDir) app.use(staticFiles(options.clientDir));
  app.use(async (c, next) => {
    if (options.reads) c.set('reads', options.reads);
    await next();
  });
  // Before the body limit, because the auth service has its own limits and error format.
  if (options.accounts) {
    app.use(warnAboutProxies(options.accounts.trustProxy, deps.log));
    accountsApi(app, options.accounts);
  }
  for (const path of ['/api/*', '/go/*', '/sitemaps/*']) app.use(path, countReads('api'));
  for (const path of ['/images/*', '/avatars/*']) app.use(path, countReads('picture'));
  // Uploads exceed that limit.
  const slots = createUploadSlots();
  avatarApi(app, slots);
  reviewUploadsApi(app, slots);
  if (options.accounts) storageApi(app, { accounts: options.accounts, slots });
  app.use(admitUploads(slots));
  app.use(limitBodies());
  statusApi(app, options.process ?? { isStopping: () => false });
  siteFilesApi(app);
  sitemapApi(app, options.cache);
  priceDropFeedApi(app, options.cache);
  catalogApi(app);
  productApi(app);
  productPictures(app);
  shareCards(app);
  goToOffer(app);
  helpApi(app, options.cache);
  formsApi(app);
  newsletterApi(app);
  profileApi(app);
  personalDataApi(app);
  avatarPictures(app);
  devicesApi(app);
  securityEventsApi(app);
  // Before the alerts, because /api/alerts/:id would match these paths.
  alertSettingsApi(app);
  alertsApi(app);
  favoritesApi(app);
  preferencesApi(app);
  routineApi(app);
  productReviewsApi(app);
  ownReviewsApi(app);
  storeVisitsApi(app);
  if (options.accounts) realtimeApi(app, options.accounts.isService);
  if (options.devPages) devApi(app);
  const pages = createPages({ ...options, development: options.clientDir === undefined });
  app.all('*', (c) => {
    if (isApiPath(c.req.path)) {
      throw new AppError('not_found', { message: 'There is nothing at this address.' });
    }
    return pages(c);
  });
  return app;
}
