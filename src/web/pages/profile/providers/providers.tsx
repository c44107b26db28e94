import type { Provider, UserIdentity } from '@supabase/supabase-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { isProvider, providerLabel } from '~/web/shared/auth/providers/provider-name';
import { useSite } from '~/web/shared/root-data';
import { showToast } from '~/web/ui/overlays/toast-store';
import { signInQuery } from '../account/account-data';
import { AccountSection } from '../account-section';
import { refreshSecurity } from '../security/security-data';
import { showFailureToast } from '../show-failure-toast';
import { useConfirmation } from '../use-confirmation';
import { ProviderRow } from './provider-row';

/** Accounts elsewhere that sign the user in. Hidden where no provider is configured. */
export function Providers({ email }: { email: string }) {
  const queries = useQueryClient();
  const configured = useSite()?.signInProviders ?? [];
  const { data } = useQuery(signInQuery);
  const { confirm, dialog } = useConfirmation(email);
  const link = useMutation({ mutationFn: linkProvider, onError: showFailureToast });
  const unlink = useMutation({
    mutationFn: async (identity: UserIdentity) => {
      const { error } = await (await authClient()).unlinkIdentity(identity);
      if (error) throw new Error(unlinkProblems[error.code ?? ''] ?? error.message);
      return providerLabel(identity.provider);
    },
    onSuccess: (label) => showToast({ title: `${label} was unlinked` }),
    onError: showFailureToast,
    onSettled: () => refreshSecurity(queries),
  });
  const identities = data?.identities ?? [];
  const linked = identities.filter(({ provider }) => provider !== 'email');
  const unlinked = configured
    .filter(isProvider)
    .filter((name) => !linked.some(({ provider }) => provider === name));
  if (!data || linked.length + unlinked.length === 0) return null;
  return (
    <AccountSection
      title="Other ways to sign in"
      lead="Link an account you have elsewhere to sign in with it."
    >
      <ul className="divide-y divide-line border-line border-y">
        {linked.map((identity) => (
          <ProviderRow
            key={identity.identity_id}
            label={providerLabel(identity.provider)}
            detail={identity.identity_data?.email ?? 'Linked'}
            action="Unlink"
            pending={unlink.isPending && unlink.variables === identity}
            // The service refuses to remove the last one.
            {...(identities.length > 1 && {
              onAct: () =>
                confirm('After that, you can no longer sign in with it.', () =>
                  unlink.mutate(identity),
                ),
            })}
          />
        ))}
        {unlinked.map((provider) => (
          <ProviderRow
            key={provider}
            label={providerLabel(provider)}
            detail="Not linked"
            action="Link"
            pending={link.isPending && link.variables === provider}
            onAct={() =>
              confirm(`After that, ${providerLabel(provider)} will ask you to sign in.`, () =>
                link.mutate(provider),
              )
            }
          />
        ))}
      </ul>
      {dialog}
    </AccountSection>
  );
}

const unlinkProblems: Readonly<Record<string, string>> = {
  identity_not_found: 'That account is no longer linked.',
  single_identity_not_deletable: 'This is your only way to sign in, so it cannot be unlinked.',
};

/** Leaves for the provider; finish-provider.ts takes over on return. */
async function linkProvider(provider: Provider): Promise<void> {
  const client = await authClient();
  const redirectTo = `${location.origin}/profile?via=${provider}`;
  const { error } = await client.linkIdentity({ provider, options: { redirectTo } });
  if (error) throw error;
}
