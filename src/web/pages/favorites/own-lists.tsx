import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '~/web/shared/auth/account-store';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';
import { SelectField } from '~/web/ui/select-field';
import { ListBar } from './list-bar';
import { NothingSaved } from './nothing-saved';
import { SavedItems } from './saved-items';
import { listPageQuery, listsQuery, type OwnList } from './saved-queries';
import { SavedSkeleton } from './saved-skeleton';
import { useListActions } from './use-list-actions';
import { useShown } from './use-shown';

/** A person's lists, and what is in the chosen one. */
export function OwnLists({ user }: { user: SignedInUser }) {
  return (
    <QueryClientProvider client={privateQueryClient()}>
      <Lists userId={user.id} />
    </QueryClientProvider>
  );
}

function Lists({ userId }: { userId: string }) {
  const lists = useQuery(listsQuery(userId));
  const { shown, show } = useShown();
  if (lists.isError) {
    return (
      <SavedItems
        page={undefined}
        failed
        onRetry={() => lists.refetch()}
        onRemove={() => {}}
        onRestore={() => {}}
      />
    );
  }
  const chosen = lists.data?.find(({ id }) => id === shown.list) ?? lists.data?.[0];
  if (!lists.data || !chosen) return <SavedSkeleton />;
  return (
    <>
      <ListBar
        lists={lists.data}
        chosen={chosen}
        onChoose={(list) => show({ list, sort: 'newest', page: 1 }, { replace: false })}
      />
      <ListItems key={chosen.id} list={chosen} lists={lists.data} />
    </>
  );
}

function ListItems({ list, lists }: { list: OwnList; lists: readonly OwnList[] }) {
  const { shown } = useShown();
  const query = useQuery({ ...listPageQuery(list.id, shown), placeholderData: keepPreviousData });
  const actions = useListActions();
  if (query.data?.total === 0) return <NothingSaved />;
  return (
    <SavedItems
      page={query.data}
      failed={query.isError}
      onRetry={() => query.refetch()}
      onRemove={actions.remove}
      onRestore={(item) => actions.restore(item, list.id)}
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
