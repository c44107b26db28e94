import { readId } from '~/domain/input/storable';
import { emptyReview, isBlank, type ReviewFields } from './review-fields';

const prefix = 'glowfare-review-draft-';

/** A review that only this device has. */
export interface ReviewDraft {
  productId: number;
  /** 'Maison Rose Rose Serum' */
  product: string;
  fields: ReviewFields;
}

/** Reads what a device stores; null: nothing usable. By hand, because a schema library is larger than the form. */
export function parseDraft(text: string | null): Omit<ReviewDraft, 'productId'> | null {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!isObject(stored) || typeof stored.product !== 'string') return null;
  const { product, fields } = stored;
  return isObject(fields) && hasFields(fields) ? { product, fields } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Whether every field of a form is there, with the type that it has in an empty one. */
function hasFields(fields: object): fields is ReviewFields {
  const stored = new Map<string, unknown>(Object.entries(fields));
  return Object.entries(emptyReview).every(([name, empty]) =>
    typeof empty === 'string' ? typeof stored.get(name) === 'string' : isTexts(stored.get(name)),
  );
}

/** The draft of a product's review; null if there is none. */
export function findDraft(productId: number): ReviewDraft | null {
  try {
    const draft = parseDraft(localStorage.getItem(`${prefix}${productId}`));
    return draft && { productId, ...draft };
  } catch {
    return null;
  }
}

/** Keeps a draft on this device; a blank one is forgotten. False if storage is blocked or full. */
export function keepDraft({ productId, product, fields }: ReviewDraft): boolean {
  try {
    const key = `${prefix}${productId}`;
    if (isBlank(fields)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ product, fields }));
    return true;
  } catch {
    return false;
  }
}

export const forgetDraft = (productId: number) =>
  keepDraft({ productId, product: '', fields: emptyReview });

const maxDrafts = 100;

/** The drafts on this device. */
export function listDrafts(): ReviewDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .slice(0, maxDrafts)
      .flatMap((key) => findDraft(readId(key.slice(prefix.length)) ?? 0) ?? []);
  } catch {
    return [];
  }
}
