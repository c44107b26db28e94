import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';
import { formatMomentShort } from '../account/dates';
import { showFailureToast } from '../show-failure-toast';
import { callFactorRecovery, factorRecoveryQuery, refreshSecurity } from './security-data';

/** Warns that turning off two-step sign-in was requested, and lets the owner cancel it. */
export function RecoveryNotice() {
  const queries = useQueryClient();
  const { data } = useQuery(factorRecoveryQuery);
  const cancel = useMutation({
    mutationFn: () => callFactorRecovery('DELETE'),
    onSuccess: async () => {
      await refreshSecurity(queries);
      showToast({ title: 'The request was canceled' });
    },
    onError: showFailureToast,
  });
  if (!data?.state) return null;
  return (
    <div role="status" className="mb-5 border-accent border-l-2 bg-blush px-5 py-4">
      <p>
        <strong className="font-semibold">Someone asked to turn off two-step sign-in.</strong>{' '}
        {data.state === 'waiting' && data.ready_at
          ? `Anyone with access to your email can do so starting ${formatMomentShort(data.ready_at)}.`
          : 'Anyone with access to your email can do so now.'}{' '}
        If that was not you, cancel the request and change your password.
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Cancel the request
      </Button>
    </div>
  );
}
