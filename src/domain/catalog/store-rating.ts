/** What a store says about the ratings of a product in its own shop. */
export interface StoreRating {
  /** The mean, from 1 to 5. */
  stars: number;
  /** How many ratings it is the mean of. */
  ratings: number;
}

/** Where the figure of all stores together comes from. */
export interface StoreRatingSource {
  retailer: string;
  /** Null in the demonstration, which invents one figure for all stores. */
  given: StoreRating | null;
  /** When the store's feed was last read. */
  seenAt: Date;
}
