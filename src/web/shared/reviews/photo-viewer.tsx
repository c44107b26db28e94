import { type KeyboardEvent, useEffect } from 'react';
import { photoPath, photoSides } from '~/domain/reviews/photo';
import { IconButton } from '~/web/ui/icon-button';
import { Dialog } from '~/web/ui/overlays/dialog';
import { ChevronLeftIcon, ChevronRightIcon } from '~/web/ui/page-icons';
import type { ShownReview } from './reviews-data';

const [largeSide] = photoSides;

interface PhotoViewerProps {
  review: ShownReview;
  /** Which photo is shown. */
  index: number;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** The photos of a review, one at a time; the arrow keys change between them. */
export function PhotoViewer({ review, index, onChange, onClose }: PhotoViewerProps) {
  const { photos, author, title } = review;
  const photo = photos[index];
  const go = (step: number) => onChange((index + step + photos.length) % photos.length);

  useEffect(() => {
    // So that the next photo is there when it is wanted.
    const next = photos[(index + 1) % photos.length];
    if (next) new Image().src = photoPath(next.key, largeSide);
  }, [photos, index]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={title}
      description={`Photo ${index + 1} of ${photos.length} by ${author}`}
    >
      {photo && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside get the keys.
        <div onKeyDown={onKeyDown} className="flex items-center justify-center gap-2">
          {photos.length > 1 && (
            <IconButton label="Previous photo" onClick={() => go(-1)}>
              <ChevronLeftIcon />
            </IconButton>
          )}
          <img
            src={photoPath(photo.key, largeSide)}
            alt={`By ${author}, ${index + 1} of ${photos.length}`}
            width={photo.width}
            height={photo.height}
            className="max-h-[65dvh] min-w-0 object-contain"
          />
          {photos.length > 1 && (
            <IconButton label="Next photo" onClick={() => go(1)}>
              <ChevronRightIcon />
            </IconButton>
          )}
        </div>
      )}
    </Dialog>
  );
}
