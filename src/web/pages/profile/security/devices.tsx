import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceName } from '~/domain/auth/device-name';
import { authClient } from '~/web/shared/auth/auth-client';
import { callApi } from '~/web/shared/private-data/call-api';
import { Badge } from '~/web/ui/badge';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';
import { Skeleton } from '~/web/ui/skeleton';
import { type Device, devicesQuery } from '../account/account-data';
import { formatMomentShort } from '../account/dates';
import { AccountSection } from '../account-section';
import { showFailureToast } from '../show-failure-toast';
import { refreshSecurity } from './security-data';

const leads = {
  here: 'If you don’t recognize a device, sign it out and change your password.',
  elsewhere: 'If you may still be signed in on another device, sign out everywhere else.',
};

export function Devices() {
  const queries = useQueryClient();
  const { data, isPending } = useQuery(devicesQuery);
  const refresh = () => refreshSecurity(queries);
  const signOutOthers = useMutation({
    mutationFn: async () => {
      const { error } = await (await authClient()).signOut({ scope: 'others' });
      if (error) throw error;
    },
    onSuccess: async () => {
      await refresh();
      showToast({ title: 'All other devices were signed out' });
    },
    onError: showFailureToast,
  });
  const hasOthers = data?.some(({ current }) => !current) ?? false;
  // Sessions of a Supabase project cannot be listed.
  const leadKey = data?.length === 0 ? 'elsewhere' : 'here';
  return (
    <AccountSection title="Signed-in devices" lead={leads[leadKey]}>
      {(isPending || !data) && <Skeleton className="h-20" />}
      {data && leadKey === 'here' && (
        <ul className="divide-y divide-line border-line border-y">
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} onGone={refresh} />
          ))}
        </ul>
      )}
      {(hasOthers || leadKey === 'elsewhere') && (
        <Button
          variant="secondary"
          className="mt-5"
          loading={signOutOthers.isPending}
          onClick={() => signOutOthers.mutate()}
        >
          Sign out all other devices
        </Button>
      )}
    </AccountSection>
  );
}

function DeviceRow({ device, onGone }: { device: Device; onGone: () => Promise<void> }) {
  const name = deviceName(device.user_agent);
  const signOut = useMutation({
    mutationFn: () => callApi(`/api/devices/${device.id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await onGone();
      showToast({ title: `${name} was signed out` });
    },
    onError: showFailureToast,
  });
  return (
    <li className="flex min-h-18 items-center gap-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold">{name}</strong>
          {device.current && <Badge>This device</Badge>}
        </p>
        <p className="figures text-soft text-sm">
          Last used {formatMomentShort(device.refreshed_at)}
          {device.ip && ` from ${device.ip}`}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="sm"
          loading={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          Sign out<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
