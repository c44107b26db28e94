import type { ReactNode } from 'react';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import { PriceFigure } from '~/web/shared/catalog/price-figure';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import type { SavedJson } from '~/web/shared/favorites/saved-json';
import { Button } from '~/web/ui/button';
import { cx } from '~/web/ui/class-names';
import { IconButton } from '~/web/ui/icon-button';
import { CloseIcon } from '~/web/ui/icons';
import { Link } from '~/web/ui/link';
import { FavoriteAlert } from './favorite-alert';

interface SavedRowProps {
  item: SavedJson;
  alertSummary: string | undefined;
  removed: boolean;
  /** True after undo; moves the focus to this row for keyboard users. */
  restored: boolean;
  onRemove: () => void;
  onUndo: () => void;
  children?: ReactNode;
}

export function SavedRow({ item, removed, restored, onRemove, onUndo, ...props }: SavedRowProps) {
  const { product } = item;
  if (removed) {
    return (
      <div className="flex min-h-24 items-center justify-between gap-4 py-4 text-soft">
        <p>
          <span className="wrap-anywhere">{product.name}</span> was removed.
        </p>
        <Button variant="secondary" size="sm" autoFocus onClick={onUndo}>
          Undo
        </Button>
      </div>
    );
  }
  const best = product.prices.find(({ inStock }) => inStock);
  return (
    <article className="relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_12rem] sm:gap-x-7">
      <div className="row-span-3 self-start sm:row-span-2">
        <ProductPicture product={product} sizes="(min-width: 640px) 128px, 96px" />
      </div>
      <div className="pr-10 sm:pr-0">
        <p className="eyebrow text-[0.6875rem] text-soft">{product.brand}</p>
        <h2 className="wrap-anywhere mt-0.5 leading-snug">
          <Link to={`/product/${product.id}`} className="underline-offset-4 hover:underline">
            {product.name}
          </Link>
        </h2>
        {product.size && <p className="figures mt-0.5 text-soft text-xs">{product.size}</p>}
        <p className="mt-2 text-soft text-sm">{stockText(item)}</p>
      </div>
      <div className="figures mt-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:pr-12 sm:text-right">
        {product.bestPrice === null ? (
          <p className="text-soft text-sm">No price available</p>
        ) : (
          <p className="font-semibold text-lg">
            <PriceFigure amount={product.bestPrice} />
          </p>
        )}
        {best && <p className="text-sm">at {best.retailer}</p>}
        <PriceChange item={item} />
      </div>
      <div className="col-start-2 mt-2 flex flex-wrap items-center gap-2 sm:row-start-2">
        <FavoriteAlert product={product} summary={props.alertSummary} />
        {props.children}
      </div>
      <IconButton
        label={`Remove ${product.name}`}
        size="sm"
        className="absolute top-4 right-0"
        autoFocus={restored}
        onClick={onRemove}
      >
        <CloseIcon className="size-4.5" />
      </IconButton>
    </article>
  );
}

function stockText({ product }: SavedJson): string {
  const stores = product.prices.filter(({ inStock }) => inStock).length;
  if (stores === 0) return 'Out of stock at every store';
  return `In stock at ${stores} ${stores === 1 ? 'store' : 'stores'}`;
}

function PriceChange({ item: { change, savedAt } }: { item: SavedJson }) {
  if (!change) return null;
  const { amount, percent } = change;
  const text =
    amount === 0
      ? 'Same price as when saved'
      : `${formatDollarAmount(Math.abs(amount))} (${Math.abs(percent)}%) ${amount < 0 ? 'lower' : 'higher'} than when saved`;
  return (
    <p
      title={`Saved ${new Date(savedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}`}
      className={cx(
        'mt-1 text-xs',
        amount < 0 ? 'font-semibold text-good' : amount > 0 ? 'text-danger' : 'text-soft',
      )}
    >
      {text}
    </p>
  );
}
