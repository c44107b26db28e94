import type { ReviewContent } from '~/domain/reviews/review';

/** A review as its author writes it; without a name, readers see “Glowfare shopper”. */
export interface WrittenReview extends ReviewContent {
  author: string | null;
}

/** A review as a form has it: only texts. */
export interface ReviewFields {
  /** The name that readers see; may be empty. */
  author: string;
  stars: string;
  title: string;
  text: string;
  /** 'yes', 'no' or nothing. */
  wouldBuyAgain: string;
  usedFor: readonly string[];
  usePeriod: string;
  /** 'paid' or 'free'. */
  gotIt: string;
  skinType: string;
  hairType: string;
  ageRange: string;
  concerns: readonly string[];
}

export const emptyReview: ReviewFields = {
  author: '',
  stars: '',
  title: '',
  text: '',
  wouldBuyAgain: '',
  usedFor: [],
  usePeriod: '',
  gotIt: '',
  skinType: '',
  hairType: '',
  ageRange: '',
  concerns: [],
};

/** Reads a form, of the browser or as it was posted. */
export function fieldsOfForm(form: FormData): ReviewFields {
  const text = (name: keyof ReviewFields) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const list = (name: keyof ReviewFields) =>
    form.getAll(name).filter((value) => typeof value === 'string');
  return {
    author: text('author'),
    stars: text('stars'),
    title: text('title'),
    text: text('text'),
    wouldBuyAgain: text('wouldBuyAgain'),
    usedFor: list('usedFor'),
    usePeriod: text('usePeriod'),
    gotIt: text('gotIt'),
    skinType: text('skinType'),
    hairType: text('hairType'),
    ageRange: text('ageRange'),
    concerns: list('concerns'),
  };
}

/** A written review, to change it. */
export function fieldsOfReview(review: WrittenReview): ReviewFields {
  const { wouldBuyAgain } = review;
  return {
    author: review.author ?? '',
    stars: String(review.stars),
    title: review.title,
    text: review.text,
    wouldBuyAgain: wouldBuyAgain === null ? '' : wouldBuyAgain ? 'yes' : 'no',
    usedFor: review.usedFor,
    usePeriod: review.usePeriod ?? '',
    gotIt: review.gotItFree ? 'free' : 'paid',
    skinType: review.skinType ?? '',
    hairType: review.hairType ?? '',
    ageRange: review.ageRange ?? '',
    concerns: review.concerns,
  };
}

/** Whether nothing worth keeping was entered. */
export const isBlank = ({ stars, title, text }: ReviewFields): boolean =>
  stars === '' && title.trim() === '' && text.trim() === '';
