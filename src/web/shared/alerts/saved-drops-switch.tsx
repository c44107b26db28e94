import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedDropPercent, savedDropsLabel } from '~/domain/alerts/saved-drops';
import { Checkbox } from '~/web/ui/fields/checkbox';
import { privateQueryClient } from '../private-data/private-query-client';
import { settingQuery } from './alert-queries';
import { setSavedDrops } from './saved-drops';

/** The switch for price drop alerts on all saved products. Off by default; saved immediately. */
export function SavedDropsSwitch({ className }: { className?: string }) {
  const { data, isError } = useQuery(settingQuery, privateQueryClient());
  const [wanted, setWanted] = useState<boolean>();
  if (isError && !data) return null;
  return (
    <Checkbox
      id="saved-drops"
      role="switch"
      className={className}
      label={savedDropsLabel}
      hint={`When the best price drops by ${savedDropPercent}% or more. Quiet hours and the daily digest apply.`}
      checked={wanted ?? data?.savedDrops === true}
      // Rendered while loading, to avoid a layout shift.
      disabled={!data}
      onChange={async ({ target }) => {
        setWanted(target.checked);
        await setSavedDrops(target.checked);
        setWanted(undefined);
      }}
    />
  );
}
