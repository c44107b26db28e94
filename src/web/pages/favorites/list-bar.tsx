import { useState } from 'react';
import { Button } from '~/web/ui/button';
import { cx } from '~/web/ui/class-names';
import { DeleteListDialog } from './delete-list-dialog';
import { ListNameDialog } from './list-name-dialog';
import type { OwnList } from './saved-queries';
import { ShareListDialog } from './share-list-dialog';
import { useListActions } from './use-list-actions';

interface ListBarProps {
  lists: readonly OwnList[];
  chosen: OwnList;
  onChoose: (id: string) => void;
}

type Opened = 'new' | 'rename' | 'share' | 'delete' | null;

export function ListBar({ lists, chosen, onChoose }: ListBarProps) {
  const [opened, open] = useState<Opened>(null);
  const actions = useListActions();
  const close = () => open(null);
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b pb-4">
      <div className="flex min-w-0 flex-wrap gap-2">
        <ul aria-label="Lists" className="contents">
          {lists.map((list) => (
            <li key={list.id} className="min-w-0">
              <button
                type="button"
                aria-pressed={list.id === chosen.id}
                className={cx(
                  'figures flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4.5 font-semibold text-sm transition-colors',
                  list.id === chosen.id
                    ? 'border-ink bg-ink text-paper'
                    : 'border-edge hover:border-ink',
                )}
                onClick={() => onChoose(list.id)}
              >
                <span className="truncate">{list.name}</span>{' '}
                <span className="font-normal opacity-75">{list.count.toLocaleString('en-US')}</span>
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="min-h-11 rounded-full border border-edge border-dashed px-4.5 font-semibold text-sm transition-colors hover:border-ink"
          onClick={() => open('new')}
        >
          New list
        </button>
      </div>
      <div className="-mx-4 flex">
        <Button variant="quiet" size="sm" onClick={() => open('share')}>
          {chosen.sharePath ? 'Shared' : 'Share'}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => open('rename')}>
          Rename
        </Button>
        {!chosen.first && (
          <Button variant="quiet" size="sm" onClick={() => open('delete')}>
            Delete
          </Button>
        )}
      </div>
      {opened === 'new' && (
        <ListNameDialog
          title="New list"
          action="Create list"
          name=""
          onClose={close}
          onName={async (name) => onChoose(await actions.create(name))}
        />
      )}
      {opened === 'rename' && (
        <ListNameDialog
          title="Rename list"
          action="Rename"
          name={chosen.name}
          onClose={close}
          onName={(name) => actions.rename(chosen.id, name)}
        />
      )}
      {opened === 'share' && <ShareListDialog list={chosen} onClose={close} />}
      {opened === 'delete' && <DeleteListDialog list={chosen} onClose={close} />}
    </div>
  );
}
