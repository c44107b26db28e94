import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/web/ui/button';
import { WarningIcon } from '~/web/ui/icons';
import { privateQueryClient } from '../private-data/private-query-client';
import { settingQuery } from './alert-queries';
import { noChannelMessage, turnOnEmails } from './turn-on-emails';

/** Warns when no notification channel is on, and offers to turn on emails. */
export function NoChannelWarning({ className = '' }: { className?: string }) {
  const { data } = useQuery(settingQuery, privateQueryClient());
  const [busy, setBusy] = useState(false);
  if (!data || data.mail || data.push) return null;
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warn-wash px-4 py-3 text-sm ${className}`}
    >
      <p className="flex min-w-0 grow basis-60 gap-2.5">
        <WarningIcon className="mt-0.5 size-5 shrink-0 text-warn" />
        {noChannelMessage}
      </p>
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        onClick={async () => {
          setBusy(true);
          await turnOnEmails();
          setBusy(false);
        }}
      >
        Turn on emails
      </Button>
    </div>
  );
}
