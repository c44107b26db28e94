import { NeedsScripts } from '~/web/shared/needs-scripts';
import { Skeleton } from '~/web/ui/skeleton';
import { VisuallyHidden } from '~/web/ui/visually-hidden';

export function AccountPlaceholder() {
  return (
    <div className="page-column min-h-dvh pt-10 pb-24 md:pt-16">
      <h1 className="sr-only noscript:not-sr-only noscript:mb-6! noscript:font-display noscript:text-3xl">
        Profile
      </h1>
      <NeedsScripts>
        Your profile needs JavaScript, which is turned off in this browser. Turn it on to sign in
        and see your account. Browsing and comparing prices works without it.
      </NeedsScripts>
      <p role="status" className="noscript:hidden">
        <VisuallyHidden>Loading your account</VisuallyHidden>
      </p>
      <div className="flex items-center gap-5 noscript:hidden md:gap-8">
        <Skeleton className="size-24 shrink-0 rounded-full md:size-32" />
        <div className="grow space-y-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-9 w-3/5 max-w-96" />
          <Skeleton className="h-5 w-4/5 max-w-72" />
        </div>
      </div>
      <Skeleton className="mt-10 h-28 noscript:hidden" />
      <Skeleton className="mt-10 h-72 noscript:hidden" />
    </div>
  );
}
