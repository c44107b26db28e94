import { useId, useRef, useState } from 'react';
import type { ShownProduct } from '~/web/shared/catalog/product-json';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { buttonClasses } from '~/web/ui/button-look';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';
import { ModalToaster } from '~/web/ui/overlays/toaster';

const sizes = '(width>=68rem) 32rem,(width>=48rem) 42vw,92vw';

/** The product's picture, or an illustration of its type that says that it is one. */
export function MainPicture({ product }: { product: ShownProduct }) {
  if (!product.imageIsIllustration) return <ZoomablePicture product={product} />;
  return (
    <figure className="self-start">
      <ProductPicture product={product} sizes={sizes} priority />
      <figcaption className="mt-2 text-soft text-xs">
        Illustration. We don’t have a photo of this product yet.
      </figcaption>
    </figure>
  );
}

/**
 * The picture, and a dialog that shows it at full size. Opening, closing, focus and zoom use native
 * browser features, so they work without scripts where `command` is supported. The large picture
 * loads when the dialog opens.
 */
function ZoomablePicture({ product }: { product: ShownProduct }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const invoker = { command: 'show-modal', commandfor: id };
  return (
    <div className="relative self-start">
      <ProductPicture product={product} sizes={sizes} priority />
      <button
        type="button"
        {...invoker}
        aria-label={`Zoom in on ${product.name}`}
        className="zoom-button"
        onClick={() => {
          if (!dialog.current?.open && !('command' in HTMLButtonElement.prototype))
            dialog.current?.showModal();
        }}
      >
        <SearchIcon />
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label={product.name}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="zoomed-picture"
      >
        <Stage product={product} />
        <form method="dialog">
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
function Stage({ product }: { product: ShownProduct }) {
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
    <div ref={stage}>
      <input id={id} type="checkbox" onChange={scrollToCenter} />
      <label htmlFor={id}>Zoom to double size</label>
      <label htmlFor={id}>
        <ProductPicture product={product} sizes="1920px" widths={[960]} />
      </label>
    </div>
  );
}
