import type { ReviewContent } from './review';

/** What the writer of demonstration reviews knows about a product. */
export interface ReviewedProduct {
  id: number;
  brand: string;
  category: string;
  subcategory: string;
  /** The stars at stores, which the reviews agree with. */
  rating: number;
  reviewCount: number;
  keyIngredients: readonly string[];
  tags: readonly string[];
  firstSeenAt: Date;
}

/** A review of the demonstration, without a person behind it. */
export interface DemoReview extends ReviewContent {
  productId: number;
  author: string;
  helpful: number;
  unhelpful: number;
  createdAt: Date;
  editedAt: Date | null;
}

/** Writes the reviews of one product. */
export type DemoReviewWriter = (product: ReviewedProduct) => DemoReview[];
