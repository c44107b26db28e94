import { useState } from 'react';
import { attempt } from '~/web/shared/auth/attempt';
import { isProvider, providerLabel } from '~/web/shared/auth/providers/provider-name';
import { useSite } from '~/web/shared/root-data';
import { Button } from '~/web/ui/button';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';
import { authPageUrl } from './request-email';

/** Signs in with an account at another provider, where one is configured. */
export function ProviderButtons({ next }: { next: string }) {
  const isHydrated = useIsHydrated();
  const [leaving, setLeaving] = useState<string | null>(null);
  const providers = (useSite()?.signInProviders ?? []).filter(isProvider);

  async function signIn(provider: (typeof providers)[number]) {
    setLeaving(provider);
    const redirectTo = new URL(authPageUrl('sign-in', next));
    redirectTo.searchParams.set('via', provider);
    const problem = await attempt((client) =>
      client.signInWithOAuth({ provider, options: { redirectTo: redirectTo.href } }),
    );
    if (problem) setLeaving(null);
  }

  return providers.map((provider) => (
    <Button
      key={provider}
      variant="secondary"
      size="lg"
      disabled={!isHydrated}
      loading={leaving === provider}
      onClick={() => signIn(provider)}
    >
      Continue with {providerLabel(provider)}
    </Button>
  ));
}
