import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReviewPhoto } from '~/domain/reviews/review';
import { useAuth } from '~/web/shared/auth/use-auth';
import { checkFields, type FieldErrors } from '~/web/shared/forms/check-fields';
import { ApiError } from '~/web/shared/private-data/api-error';
import { writeReviewPath } from '~/web/shared/reviews/review-params';
import type { OwnReviewJson, ReviewOutcome } from '~/web/shared/reviews/write/review-api';
import { findDraft, forgetDraft, keepDraft } from '~/web/shared/reviews/write/review-drafts';
import {
  fieldsOfForm,
  fieldsOfReview,
  isBlank,
  type ReviewFields,
} from '~/web/shared/reviews/write/review-fields';
import { showToast } from '~/web/ui/overlays/toast-store';
import type { WrittenAnswer } from './written-answer';

interface ReviewFormOptions {
  product: { id: number; name: string; brand: string };
  answer: WrittenAnswer | undefined;
  initial: ReviewFields;
  own: OwnReviewJson | null;
}

/** A review while it is written: its draft, its errors and what became of it. */
export function useReviewForm({ product, answer, initial, own }: ReviewFormOptions) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const shouldFocusError = useRef(false);
  // The fields keep what is typed; another version starts them again.
  const [start, setStart] = useState({ version: 0, fields: initial });
  const [photos, setPhotos] = useState<readonly ReviewPhoto[]>([]);
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  const [problem, setProblem] = useState(answer?.problem ?? '');
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(answer?.outcome ?? null);
  const [hasDraft, setHasDraft] = useState(false);
  const [busy, setBusy] = useState(false);
  const productId = product.id;

  const current = () => fieldsOfForm(new FormData(form.current ?? undefined));
  const restart = (fields: ReviewFields) =>
    setStart(({ version }) => ({ version: version + 1, fields }));

  useEffect(() => {
    const draft = findDraft(productId);
    // What was typed before the script ran is newer than the draft.
    if (!draft || !form.current || !isBlank(fieldsOfForm(new FormData(form.current)))) return;
    setHasDraft(true);
    setStart(({ version }) => ({ version: version + 1, fields: draft.fields }));
  }, [productId]);

  useEffect(() => {
    if (!own) return;
    setPhotos(own.photos);
    if (!form.current || !isBlank(fieldsOfForm(new FormData(form.current)))) return;
    setStart(({ version }) => ({ version: version + 1, fields: fieldsOfReview(own) }));
  }, [own]);

  useEffect(() => {
    if (!shouldFocusError.current) return;
    shouldFocusError.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });

  function keep() {
    const name = `${product.brand} ${product.name}`;
    setHasDraft(keepDraft({ productId, product: name, fields: current() }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const { reviewSchema } = await import('~/web/shared/reviews/write/review-schema');
      const checked = checkFields(reviewSchema, current());
      setErrors(checked.ok ? {} : checked.errors);
      shouldFocusError.current = !checked.ok;
      if (!checked.ok) return;
      if (!user) {
        keep();
        showToast({ title: 'Please sign in', description: 'Your draft is kept on this device.' });
        navigate('/auth', { state: { from: writeReviewPath(productId) } });
        return;
      }
      const { saveReview } = await import('~/web/shared/reviews/write/review-api');
      const saved = await saveReview(productId, checked.values, photos);
      if (saved.state !== 'refused') forgetDraft(productId);
      setHasDraft(saved.state === 'refused');
      setOutcome({ state: saved.state, reasons: saved.reasons, review: saved });
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      setErrors(known?.fields ?? {});
      shouldFocusError.current = known?.fields !== undefined;
      setProblem(known?.message ?? 'Your review could not be sent. Please try again later.');
    } finally {
      setBusy(false);
    }
  }

  function discardDraft() {
    forgetDraft(productId);
    setHasDraft(false);
    restart(own ? fieldsOfReview(own) : initial);
  }

  const fill = (traits: Partial<ReviewFields>) => restart({ ...current(), ...traits });
  return {
    form,
    start,
    photos,
    setPhotos,
    errors,
    problem,
    outcome,
    hasDraft,
    busy,
    keep,
    submit,
    discardDraft,
    fill,
  };
}
