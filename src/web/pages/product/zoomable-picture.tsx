import { useId, useRef, useState } from 'react';
import type { ProductJson } from '~/web/shared/catalog/product-json';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { buttonClasses } from '~/web/ui/button-look';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';
import { ModalToaster } from '~/web/ui/overlays/toaster';

/**
 * The picture, and a dialog that shows it at full size. Opening, closing, focus and zoom use native
 * browser features, so they work without scripts where `command` is supported. The large picture
 * loads when the dialog opens.
 */
export function ZoomablePicture({ product }: { product: ProductJson }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const invoker = { command: 'show-modal', commandfor: id };
  return (
    <div className="relative self-start">
      <ProductPicture
        product={product}
        sizes="(min-width: 68rem) 32rem, (min-width: 48rem) 42vw, 92vw"
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
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="emerge fixed m-0 size-full max-h-none max-w-none bg-surface text-ink [--emerge-from:0_0]"
      >
        <Stage product={product} />
        <form method="dialog" className="fixed top-4 right-4">
          <button
            type="submit"
            aria-label="Close"
            className={`${buttonClasses({ variant: 'secondary' }, 'icon')} bg-surface hover:bg-line`}
          >
            <CloseIcon />
          </button>
        </form>
        {open && <ModalToaster />}
      </dialog>
    </div>
  );
}

/** Fits the screen, and zooms to twice that size on tap. */
function Stage({ product }: { product: ProductJson }) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);

  function scrollToCenter() {
    const {
      scrollWidth = 0,
      scrollHeight = 0,
      clientWidth = 0,
      clientHeight = 0,
    } = stage.current ?? {};
    stage.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }

  return (
    <div ref={stage} className="flex size-full overflow-auto overscroll-contain">
      <input id={id} type="checkbox" className="peer sr-only fixed" onChange={scrollToCenter} />
      <label
        htmlFor={id}
        className="fixed top-4 left-4 cursor-pointer rounded-full border border-edge bg-surface px-5 py-2.5 font-semibold text-sm peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-3"
      >
        Zoom to double size
      </label>
      <label
        htmlFor={id}
        className="m-auto block w-[min(100dvw,100dvh)] shrink-0 cursor-zoom-in peer-checked:w-[min(max(200dvw,200dvh),120rem)] peer-checked:cursor-zoom-out"
      >
        <ProductPicture product={product} sizes="1920px" widths={[960]} />
      </label>
    </div>
  );
}
