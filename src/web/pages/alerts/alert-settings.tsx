import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AlertSettingJson } from '~/web/shared/alerts/alert-json';
import { refreshAlerts, settingQuery } from '~/web/shared/alerts/alert-queries';
import { SavedDropsSwitch } from '~/web/shared/alerts/saved-drops-switch';
import { ApiError } from '~/web/shared/private-data/api-error';
import { callApi } from '~/web/shared/private-data/call-api';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';
import { Button } from '~/web/ui/button';
import { Checkbox } from '~/web/ui/fields/checkbox';
import { showToast } from '~/web/ui/overlays/toast-store';
import { Skeleton } from '~/web/ui/skeleton';
import { PushSwitch } from './push-switch';
import { TimeField } from './time-field';

export function AlertSettings() {
  const { data } = useQuery(settingQuery, privateQueryClient());
  const { hash } = useLocation();
  const isLinkTarget = data !== undefined && hash === '#saved-drops';
  useEffect(() => {
    // The switch that email links point to is rendered only after the settings load.
    if (isLinkTarget) document.getElementById('saved-drops')?.focus();
  }, [isLinkTarget]);
  return (
    <section aria-labelledby="alert-settings" className="lg:border-line lg:border-l lg:pl-10">
      <h2 id="alert-settings" className="font-display text-2xl">
        Notification settings
      </h2>
      <SavedDropsSwitch className="mt-5" />
      {data ? (
        // Toggling the switch above must not reset unsaved changes in this form.
        <SettingForm key={JSON.stringify({ ...data, savedDrops: null })} setting={data} />
      ) : (
        <Skeleton className="mt-6 h-80" />
      )}
      <PushSwitch />
    </section>
  );
}

const defaultQuietHours = { quietFrom: 22 * 60, quietTo: 7 * 60 };
const defaultDigestMinutes = 18 * 60;

function SettingForm({ setting }: { setting: AlertSettingJson }) {
  const [chosen, setChosen] = useState(setting);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const change = (given: Partial<AlertSettingJson>) => setChosen({ ...chosen, ...given });
  const hasQuietHours = chosen.quietFrom !== null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    setProblem(undefined);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { ...chosen, timeZone };
      await callApi('/api/alerts/settings', { method: 'PUT', body });
      showToast({ title: 'Saved' });
      await refreshAlerts();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(Object.values(error.fields ?? {})[0] ?? error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={submit} className="mt-5 space-y-4">
      <Checkbox
        label="By email"
        checked={chosen.mail}
        onChange={({ target }) => change({ mail: target.checked })}
      />
      <Checkbox
        label="Daily digest"
        hint="One email a day instead of one for each price drop."
        checked={chosen.digestAt !== null}
        onChange={({ target }) =>
          change({ digestAt: target.checked ? defaultDigestMinutes : null })
        }
      />
      {chosen.digestAt !== null && (
        <TimeField
          label="Send at"
          value={chosen.digestAt}
          onChange={(digestAt) => change({ digestAt })}
        />
      )}
      <Checkbox
        label="Quiet hours"
        hint="Notifications wait until quiet hours end."
        checked={hasQuietHours}
        onChange={({ target }) =>
          change(target.checked ? defaultQuietHours : { quietFrom: null, quietTo: null })
        }
      />
      {hasQuietHours && (
        <div className="flex gap-4">
          <TimeField
            label="From"
            value={chosen.quietFrom}
            onChange={(quietFrom) => change({ quietFrom })}
          />
          <TimeField
            label="To"
            value={chosen.quietTo}
            onChange={(quietTo) => change({ quietTo })}
          />
        </div>
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" variant="secondary" loading={saving}>
        Save
      </Button>
    </form>
  );
}
