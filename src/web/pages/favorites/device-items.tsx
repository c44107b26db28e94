import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { favouriteLimits } from '~/domain/favorites/favourites';
import {
  type DeviceFavourite,
  onDeviceFavourites,
  readDeviceFavourites,
} from '~/web/shared/favorites/device-favourites';
import { addDeviceFavourite, removeDeviceFavourites } from '~/web/shared/favorites/keep-on-device';
import type { SavedJson, SavedPageJson } from '~/web/shared/favorites/saved-json';
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
  const items = useSyncExternalStore(onDeviceFavourites, readDeviceFavourites, () => none);
  const { shown } = useShown();
  const query = useQuery({
    ...devicePageQuery(items, shown),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
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
        page={items.length === 0 ? emptyPage : query.data}
        failed={query.isError}
        onRetry={() => query.refetch()}
        onRemove={async ({ product }) => removeDeviceFavourites(new Set([product.id]))}
        onRestore={async (item) => addDeviceFavourite(asKept(item))}
        empty={<NothingSaved />}
      />
    </>
  );
}

const none: readonly DeviceFavourite[] = [];
const { pageSize } = favouriteLimits;
const emptyPage: SavedPageJson = { items: [], total: 0, page: 1, pageSize, now: 0 };

/** As the device kept it, with the day and the price of its saving. */
function asKept({ product, savedAt, savedPrice }: SavedJson): DeviceFavourite {
  const cents = savedPrice === null ? null : Math.round(savedPrice * 100);
  return [product.id, new Date(savedAt).getTime(), cents];
}
