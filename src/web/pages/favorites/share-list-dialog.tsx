import { Button } from '~/web/ui/button';
import { copyText } from '~/web/ui/copy-text';
import { TextField } from '~/web/ui/fields/text-field';
import { Dialog } from '~/web/ui/overlays/dialog';
import { showToast } from '~/web/ui/overlays/toast-store';
import type { OwnList } from './saved-queries';
import { useListActions } from './use-list-actions';

export function ShareListDialog({ list, onClose }: { list: OwnList; onClose: () => void }) {
  const actions = useListActions();
  const address = list.sharePath && `${location.origin}${list.sharePath}`;
  async function copy() {
    if (await copyText(address ?? '')) showToast({ title: 'Copied!' });
  }
  return (
    <Dialog
      open
      title={`Share ${list.name}`}
      description={
        address
          ? 'Anyone with this link can see the list’s name and products, and nothing else about you.'
          : 'Only you can see this list. If you create a link, anyone who has it can see the list’s name and products, and nothing else about you.'
      }
      onClose={onClose}
      footer={
        address ? (
          <>
            <Button variant="danger" onClick={() => actions.share(list.id, false)}>
              Stop sharing
            </Button>
            <Button onClick={copy}>Copy link</Button>
          </>
        ) : (
          <Button onClick={() => actions.share(list.id, true)}>Create a link</Button>
        )
      }
    >
      {address ? (
        <TextField
          label="Link"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </Dialog>
  );
}
