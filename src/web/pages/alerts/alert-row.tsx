import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AlertDialog } from '~/web/shared/alerts/alert-dialog';
import type { AlertJson } from '~/web/shared/alerts/alert-json';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { Badge } from '~/web/ui/badge';
import { Button } from '~/web/ui/button';
import { cx } from '~/web/ui/class-names';
import { Link } from '~/web/ui/link';
import { deleteOwnAlert, pauseOwnAlert, resumeOwnAlert } from './change-alert';

export function AlertRow({ alert, onDeleted }: { alert: AlertJson; onDeleted: () => void }) {
  const { hash } = useLocation();
  const isLinkTarget = hash === `#${alert.id}`;
  // Links in alert emails open the alert for editing.
  const [editing, setEditing] = useState(isLinkTarget);
  const [busy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinkTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isLinkTarget]);
  const act = async (change: (alert: AlertJson) => Promise<boolean>) => {
    setBusy(true);
    const done = await change(alert);
    if (done && change === deleteOwnAlert) onDeleted();
    setBusy(false);
  };
  const name = alert.product
    ? `${alert.product.brand} ${alert.product.name}`
    : 'A discontinued product';
  return (
    <li ref={row} id={alert.id} className="flex gap-4 border-line border-b py-5 sm:gap-6">
      <div className={cx('w-20 shrink-0 sm:w-24', alert.paused && 'opacity-60')}>
        {alert.product && <ProductPicture product={alert.product} sizes="6rem" />}
      </div>
      <div className="min-w-0 grow">
        <h2 className="wrap-anywhere font-semibold">
          <Link to={`/product/${alert.productId}`} className="hover:text-accent">
            {name}
          </Link>
        </h2>
        {alert.product?.size && (
          <p className="figures mt-0.5 text-soft text-xs">{alert.product.size}</p>
        )}
        <p className="figures mt-1 text-sm">
          {alert.words.charAt(0).toUpperCase() + alert.words.slice(1)}
        </p>
        <p className="figures mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-sm">
          <span>{todayText(alert)}</span>
          {alert.notifiedAt && <span>Last notified {dayText(alert.notifiedAt)}</span>}
          {alert.paused && <Badge>Paused</Badge>}
          {alert.held && !alert.paused && <Badge>Verifying a low price</Badge>}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {alert.product && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Edit the alert for ${name}`}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            loading={busy}
            aria-label={`${alert.paused ? 'Resume' : 'Pause'} the alert for ${name}`}
            onClick={() => act(alert.paused ? resumeOwnAlert : pauseOwnAlert)}
          >
            {alert.paused ? 'Resume' : 'Pause'}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Delete the alert for ${name}`}
            onClick={() => act(deleteOwnAlert)}
          >
            Delete
          </Button>
        </div>
      </div>
      {editing && (
        <AlertDialog
          open
          productId={alert.productId}
          alert={alert}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}

function todayText({ today, kind, unit }: AlertJson): string {
  if (today === null) return 'Out of stock today';
  return `Today: ${formatDollarAmount(today)}${kind === 'unit-price-below' ? ` ${unit}` : ''}`;
}

const dayText = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
