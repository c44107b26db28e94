import { Button } from '~/web/ui/button';
import { formatDay, formatMomentShort } from '../account/dates';
import type { OwnPasskey } from './passkeys-data';

interface PasskeyRowProps {
  passkey: OwnPasskey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-40 grow basis-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="figures text-soft text-sm">
          Added {formatDay(createdAt)}.{' '}
          {lastUsedAt ? `Last used ${formatMomentShort(lastUsedAt)}.` : 'Not used yet.'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onRename}>
          Rename<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
