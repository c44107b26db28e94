import { useEffect, useState } from 'react';
import { canPush, disablePush, enablePush, isPushEnabled } from '~/web/shared/alerts/browser-push';
import { ApiError } from '~/web/shared/private-data/api-error';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';

/** Whether this browser is told as well; off until somebody presses it. */
export function PushSwitch() {
  const [state, setState] = useState<'unknown' | 'on' | 'off' | 'impossible'>('unknown');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!canPush()) setState('impossible');
    else
      isPushEnabled().then(
        (on) => setState(on ? 'on' : 'off'),
        () => setState('off'),
      );
  }, []);

  async function toggle() {
    setBusy(true);
    try {
      if (state === 'on') {
        await disablePush();
        setState('off');
      } else if (await enablePush()) {
        setState('on');
        showToast({ title: 'This browser will tell you too' });
      } else {
        showToast({
          title: 'Notifications are blocked',
          description: 'Your browser’s settings for this site can allow them.',
          variant: 'destructive',
        });
      }
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      showToast({
        title: 'That did not work',
        description: description ?? 'This browser’s push service cannot be reached.',
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-8 border-line border-t pt-5">
      <h3 className="font-semibold text-sm">In this browser</h3>
      <p className="mt-1 text-soft text-sm">
        {state === 'impossible'
          ? 'This browser cannot show notifications from here.'
          : 'A notification on this device, besides the email.'}
      </p>
      {state !== 'impossible' && (
        <Button
          className="mt-3"
          variant="secondary"
          size="sm"
          loading={busy || state === 'unknown'}
          aria-pressed={state === 'on'}
          onClick={toggle}
        >
          {state === 'on' ? 'Stop notifications here' : 'Notify me here'}
        </Button>
      )}
    </div>
  );
}
