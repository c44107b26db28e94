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
import { TextField } from '~/web/ui/fields/text-field';
import { showToast } from '~/web/ui/overlays/toast-store';
import { Skeleton } from '~/web/ui/skeleton';
import { PushSwitch } from './push-switch';
import { formatTimeOfDay, parseTimeOfDay } from './time-of-day';

/** How somebody wants to hear of prices. */
export function AlertSettings() {
  const { data } = useQuery(settingQuery, privateQueryClient());
  const { hash } = useLocation();
  const isLinkTarget = data !== undefined && hash === '#saved-drops';
  useEffect(() => {
    // The link in an email leads to the switch, which is there only now.
    if (isLinkTarget) document.getElementById('saved-drops')?.focus();
  }, [isLinkTarget]);
  return (
    <section aria-labelledby="alert-settings" className="lg:border-line lg:border-l lg:pl-10">
      <h2 id="alert-settings" className="font-display text-2xl">
        How we notify you
      </h2>
      <SavedDropsSwitch className="mt-5" />
      {data ? (
        // Turning the switch above on or off must not undo what is being filled in.
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
        label="Once a day, all together"
        hint="Instead of as soon as a price falls."
        checked={chosen.digestAt !== null}
        onChange={({ target }) =>
          change({ digestAt: target.checked ? defaultDigestMinutes : null })
        }
      />
      {chosen.digestAt !== null && (
        <TimeField
          label="At"
          value={chosen.digestAt}
          onChange={(digestAt) => change({ digestAt })}
        />
      )}
      <Checkbox
        label="Quiet hours"
        hint="What comes up meanwhile waits until they are over."
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

interface TimeFieldProps {
  label: string;
  value: number | null;
  onChange: (minutes: number) => void;
}

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="time"
      label={label}
      className="figures w-36"
      value={formatTimeOfDay(value ?? 0)}
      onChange={({ target }) => onChange(parseTimeOfDay(target.value) ?? value ?? 0)}
    />
  );
}
