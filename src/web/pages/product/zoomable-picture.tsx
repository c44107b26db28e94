import { useId, useRef } from 'react';
import type { ProductJson } from '~/web/shared/catalogue/product-json';
import { ProductPicture } from '~/web/shared/catalogue/product-picture';
import { buttonClasses } from '~/web/ui/button-look';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';

/**
 * The picture, and a dialog that shows it as large as there is. Opening, closing, the focus and the
 * second step of the zoom are the browser's own, so all of it works without scripts where the
 * browser knows `command`; the picture inside is fetched when the dialog opens.
 */
export function ZoomablePicture({ product }: { product: ProductJson }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const invoker = { command: 'show-modal', commandfor: id };
  return (
    <div className="relative">
      <ProductPicture
        product={product}
        sizes="(min-width: 68rem) 32rem, (min-width: 48rem) 38vw, 92vw"
        priority
      />
      <button
        type="button"
        {...invoker}
        aria-label={`Zoom in on ${product.name}`}
        className="group absolute inset-0 cursor-zoom-in"
        onClick={() => {
          if (!dialog.current?.open && !('command' in HTMLButtonElement.prototype))
            dialog.current?.showModal();
        }}
      >
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-lift transition-transform group-hover:scale-105">
          <SearchIcon />
        </span>
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label={product.name}
        className="emerge fixed m-0 size-full max-h-none max-w-none bg-surface text-ink [--emerge-from:0_0]"
      >
        <div className="zoom-stage size-full overflow-auto overscroll-contain" tabIndex={-1}>
          <label className="mx-auto block size-fit min-h-full content-center">
            <input
              type="checkbox"
              aria-label="Show at double size"
              className="peer absolute top-7 left-6 size-5 accent-accent"
            />
            <span className="block w-[min(100dvw,100dvh)] cursor-zoom-in transition-[width] duration-(--duration-calm) peer-checked:w-[max(200dvw,200dvh)] peer-checked:max-w-[120rem] peer-checked:cursor-zoom-out">
              <ProductPicture product={product} sizes="1920px" />
            </span>
          </label>
        </div>
        <form method="dialog" className="fixed top-4 right-4">
          <button
            type="submit"
            aria-label="Close"
            className={`${buttonClasses({ variant: 'secondary' }, 'icon')} bg-surface`}
          >
            <CloseIcon />
          </button>
        </form>
      </dialog>
    </div>
  );
}
