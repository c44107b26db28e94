import { type ReactNode, useEffect } from 'react';
import { Toaster } from '~/web/ui/overlays/toaster';
import { AccountStart } from './auth/account-start';
import { CompareHost } from './compare/compare-host';
import { FavoritesSync } from './favorites/favorites-sync';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { replayPreHydrationEvents } from './pre-hydration-events';
import { RouteAnnouncer } from './route-announcer';

export function Shell({ children }: { children: ReactNode }) {
  useEffect(replayPreHydrationEvents, []);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <SiteFooter />
      <CompareHost />
      <RouteAnnouncer />
      <FavoritesSync />
      <Toaster />
      <AccountStart />
    </>
  );
}
