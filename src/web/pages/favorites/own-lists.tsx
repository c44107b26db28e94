import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { summariesQuery } from '~/web/shared/alerts/alert-queries';
import { SavedDropsSwitch } from '~/web/shared/alerts/saved-drops-switch';
import type { SignedInUser } from '~/web/shared/auth/account-store';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';
import { SelectField } from '~/web/ui/fields/select-field';
import { ListBar } from './list-bar';
import { NothingInList, NothingSaved } from './nothing-saved';
import { SavedItems } from './saved-items';
import { listPageQuery, listsQuery, type OwnList } from './saved-queries';
import { SavedSkeleton } from './saved-skeleton';
import { useListActions } from './use-list-actions';
import { useSavedView } from './use-saved-view';

export function OwnLists({ user, onList }: { user: SignedInUser; onList: (name: string) => void }) {
  return (
    <QueryClientProvider client={privateQueryClient()}>
      <Lists userId={user.id} onList={onList} />
    </QueryClientProvider>
  );
}

function Lists({ userId, onList }: { userId: string; onList: (name: string) => void }) {
  const lists = useQuery(listsQuery(userId));
  const { shown, show } = useSavedView();
  const chosen = lists.data?.find(({ id }) => id === shown.list) ?? lists.data?.[0];
  const name = chosen?.name;
  useEffect(() => {
    if (name !== undefined) onList(name);
  }, [name, onList]);
  if (lists.isError) {
    return (
      <SavedItems
        page={undefined}
        failed
        onRetry={() => lists.refetch()}
        onRemove={async () => false}
        onRestore={async () => false}
        empty={null}
      />
    );
  }
  if (!lists.data || !chosen) return <SavedSkeleton />;
  const showList = (list: string) => show({ list, sort: 'newest', page: 1 }, { replace: false });
  return (
    <>
      <ListBar lists={lists.data} chosen={chosen} onChoose={showList} />
      <SavedDropsSwitch className="mb-8" />
      <ListItems key={chosen.id} list={chosen} lists={lists.data} onChoose={showList} />
    </>
  );
}

interface ListItemsProps {
  list: OwnList;
  lists: readonly OwnList[];
  onChoose: (id: string) => void;
}

function ListItems({ list, lists, onChoose }: ListItemsProps) {
  const { shown } = useSavedView();
  const query = useQuery({ ...listPageQuery(list.id, shown), placeholderData: keepPreviousData });
  const ids = query.data?.items.map(({ product }) => product.id) ?? [];
  const alerts = useQuery({ ...summariesQuery(ids), placeholderData: keepPreviousData });
  const actions = useListActions();
  const first = lists.find((one) => one.first);
  return (
    <SavedItems
      page={query.data}
      failed={query.isError}
      onRetry={() => query.refetch()}
      onRemove={actions.remove}
      onRestore={(item) => actions.restore(item, list.id)}
      alertSummary={(id) => alerts.data?.get(id)}
      empty={
        list.first || !first ? (
          <NothingSaved />
        ) : (
          <NothingInList list={list} first={first} onFirst={() => onChoose(first.id)} />
        )
      }
      actions={({ product }) =>
        lists.length > 1 && (
          <SelectField
            label={`Move ${product.name} to another list`}
            hideLabel
            shape="pill"
            className="w-48"
            value={list.id}
            onChange={({ target }) => actions.move(product.id, target.value)}
          >
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === list.id ? `In ${name}` : `Move to ${name}`}
              </option>
            ))}
          </SelectField>
        )
      }
    />
  );
}
