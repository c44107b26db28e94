import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readDeviceFavourites } from '~/web/shared/favourites/device-favourites';
import { addDeviceFavourite, removeDeviceFavourites } from '~/web/shared/favourites/keep-on-device';
import type { SavedJson } from '~/web/shared/favourites/saved-json';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';
import { TextLink } from '~/web/ui/text-link';
import { NothingSaved } from './nothing-saved';
import { SavedItems } from './saved-items';
import { devicePageQuery } from './saved-queries';
import { useShown } from './use-shown';

/** What somebody without an account has saved on this device. */
export function DeviceItems() {
  return (
    <QueryClientProvider client={privateQueryClient()}>
      <Items />
    </QueryClientProvider>
  );
}

function Items() {
  // As it was: what is removed here keeps its row, to be brought back.
  const [items, setItems] = useState(readDeviceFavourites);
  const { shown } = useShown();
  useEffect(() => {
    const look = () => setItems(readDeviceFavourites());
    // Only other tabs are heard by this event.
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  const query = useQuery({
    ...devicePageQuery(items, shown),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
  if (items.length === 0) return <NothingSaved />;
  const keptAs = ({ product }: SavedJson) => items.find(([id]) => id === product.id);
  return (
    <>
      <p className="mb-8 text-soft">
        These are kept on this device only.{' '}
        <TextLink to="/auth" state={{ from: '/favorites' }}>
          Sign in
        </TextLink>{' '}
        to have them everywhere and to be told when they become cheaper.
      </p>
      <SavedItems
        page={query.data}
        failed={query.isError}
        onRetry={() => query.refetch()}
        onRemove={({ product }) => removeDeviceFavourites(new Set([product.id]))}
        onRestore={(item) => {
          const kept = keptAs(item);
          if (kept) addDeviceFavourite(kept);
        }}
      />
    </>
  );
}
