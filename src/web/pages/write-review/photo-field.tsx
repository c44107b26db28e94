import { type ChangeEvent, useState } from 'react';
import { maxPhotoBytes, photoPath, photoSides, photoTooLarge } from '~/domain/reviews/photo';
import type { ReviewPhoto } from '~/domain/reviews/review';
import { reviewLimits } from '~/domain/reviews/review';
import { ApiError } from '~/web/shared/private-data/api-error';
import { Button } from '~/web/ui/button';
import { FileField } from '~/web/ui/fields/file-field';

const [, smallSide] = photoSides;

interface PhotoFieldProps {
  /** Whether photos can be sent right away, which needs an account. */
  canUpload: boolean;
  photos: readonly ReviewPhoto[];
  onChange: (photos: readonly ReviewPhoto[]) => void;
  error: string | undefined;
}

/** Up to four photos. With scripts each is sent when it is chosen; without, the form sends them. */
export function PhotoField({ canUpload, photos, onChange, error }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const left = reviewLimits.photos - photos.length;

  async function add(event: ChangeEvent<HTMLInputElement>) {
    if (!canUpload) return;
    const input = event.currentTarget;
    const files = [...(input.files ?? [])];
    const chosen = files.filter(({ size }) => size <= maxPhotoBytes);
    setProblem(chosen.length < files.length ? photoTooLarge : undefined);
    setIsSending(true);
    const added: ReviewPhoto[] = [];
    try {
      const { uploadPhoto } = await import('~/web/shared/reviews/write/review-api');
      if (chosen.length > left) setProblem(`You can add up to ${reviewLimits.photos} photos.`);
      for (const file of chosen.slice(0, left)) added.push(await uploadPhoto(file));
    } catch (failure) {
      setProblem(failure instanceof ApiError ? failure.message : 'Please try that photo again.');
    } finally {
      // They are sent; the form must not send them again.
      input.value = '';
      onChange([...photos, ...added]);
      setIsSending(false);
    }
  }

  return (
    <div>
      {left > 0 && (
        <FileField
          label="Photos (optional)"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          hint={`Up to ${reviewLimits.photos} photos of the product or the result, 8 MB each. We remove where and when they were taken. A person looks at reviews with photos before they appear.`}
          error={problem ?? error}
          aria-busy={isSending || undefined}
          onChange={add}
        />
      )}
      <p role="status" className="text-soft text-sm empty:hidden">
        {isSending && 'Sending…'}
      </p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3" aria-label="Your photos">
          {photos.map(({ key, width, height }, at) => (
            <li key={key} className="text-center">
              <img
                src={photoPath(key, smallSide)}
                alt={`${at + 1} of ${photos.length}`}
                width={width}
                height={height}
                className="size-24 rounded-sm bg-sunken object-cover"
              />
              <Button
                size="sm"
                variant="secondary"
                className="mt-1"
                onClick={() => onChange(photos.filter((photo) => photo.key !== key))}
              >
                Remove<span className="sr-only">{` photo ${at + 1}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
