import { firstListName } from '~/domain/favorites/favorites';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/overlays/dialog';
import type { OwnList } from './saved-queries';
import { useListActions } from './use-list-actions';

export function DeleteListDialog({ list, onClose }: { list: OwnList; onClose: () => void }) {
  const actions = useListActions();
  return (
    <Dialog
      open
      size="sm"
      title={`Delete ${list.name}?`}
      description={
        list.count > 0 ? `Its products move to ${firstListName}.` : 'This list is empty.'
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            onClick={async () => {
              if (await actions.removeList(list.id)) onClose();
            }}
          >
            Delete list
          </Button>
        </>
      }
    />
  );
}
