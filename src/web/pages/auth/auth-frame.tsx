import type { ReactNode } from 'react';
import { NeedsScripts } from '~/web/shared/needs-scripts';
import { StillLife } from '~/web/shared/still-life';

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-column grid gap-x-20 pt-10 pb-16 md:pt-16 lg:grid-cols-2 lg:pt-12 lg:pb-20 xl:gap-x-28">
      <div className="mx-auto w-full max-w-lg lg:mx-0 lg:justify-self-end lg:pt-10">
        <NeedsScripts>
          Signing in needs JavaScript, which is turned off in this browser. Everything else on this
          site works without it, and without an account.
        </NeedsScripts>
        {children}
      </div>
      <div className="hidden lg:block">
        <StillLife
          name="skincare"
          shape="tall"
          sizes="(min-width: 84rem) 36rem, 45vw"
          className="max-h-[calc(100vh-10rem)] min-h-120 rounded-t-full"
        />
      </div>
    </div>
  );
}
