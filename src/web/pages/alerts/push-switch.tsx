import { useEffect, useState } from 'react';
import { canPush, disablePush, enablePush, isPushEnabled } from '~/web/shared/alerts/browser-push';
import { ApiError } from '~/web/shared/private-data/api-error';
import { Button } from '~/web/ui/button';
import { showErrorToast, showToast } from '~/web/ui/overlays/toast-store';

/** Turns push notifications in this browser on and off. Off until the person opts in. */
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
        showToast({ title: 'Notifications are on in this browser' });
      } else {
        showErrorToast(
          'Notifications are blocked',
          'You can allow them in your browser’s settings for this site.',
        );
      }
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      showErrorToast(
        'Something went wrong',
        description ?? 'We can’t reach this browser’s push service.',
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-8 border-line border-t pt-5">
      <h3 className="font-semibold text-sm">In this browser</h3>
      <p className="mt-1 text-soft text-sm">
        {state === 'impossible'
          ? 'This browser does not support notifications from this site.'
          : 'Get a notification on this device as well as by email.'}
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
          {state === 'on' ? 'Turn off notifications' : 'Turn on notifications'}
        </Button>
      )}
    </div>
  );
}
