import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { favoriteLimits } from '~/domain/favorites/favorites';
import {
  type DeviceFavorite,
  readDeviceFavorites,
  subscribeToDeviceFavorites,
} from '~/web/shared/favorites/device-favorites';
import type { SavedJson, SavedPageJson } from '~/web/shared/favorites/saved-json';
import {
  addDeviceFavorite,
  removeDeviceFavorites,
} from '~/web/shared/favorites/write-device-favorites';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';
import { TextLink } from '~/web/ui/text-link';
import { NothingSaved } from './nothing-saved';
import { SavedItems } from './saved-items';
import { devicePageQuery } from './saved-queries';
import { useSavedView } from './use-saved-view';

export function DeviceItems() {
  return (
    <QueryClientProvider client={privateQueryClient()}>
      <Items />
    </QueryClientProvider>
  );
}

function Items() {
  const items = useSyncExternalStore(
    subscribeToDeviceFavorites,
    readDeviceFavorites,
    () => noFavorites,
  );
  const { shown } = useSavedView();
  const query = useQuery({
    ...devicePageQuery(items, shown),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <p className="mb-8 text-soft">
        These favorites are saved on this device only.{' '}
        <TextLink to="/auth" state={{ from: '/favorites' }}>
          Sign in
        </TextLink>{' '}
        to see them on every device and get price drop alerts.
      </p>
      <SavedItems
        page={items.length === 0 ? emptyPage : query.data}
        failed={query.isError}
        onRetry={() => query.refetch()}
        onRemove={async ({ product }) => removeDeviceFavorites(new Set([product.id]))}
        onRestore={async (item) => addDeviceFavorite(toDeviceFavorite(item))}
        empty={<NothingSaved />}
      />
    </>
  );
}

const noFavorites: readonly DeviceFavorite[] = [];
const { pageSize } = favoriteLimits;
const emptyPage: SavedPageJson = { items: [], total: 0, page: 1, pageSize, now: 0 };

/** Converts back to the stored form, with the original date and price. */
function toDeviceFavorite({ product, savedAt, savedPrice }: SavedJson): DeviceFavorite {
  const cents = savedPrice === null ? null : Math.round(savedPrice * 100);
  return [product.id, new Date(savedAt).getTime(), cents];
}
