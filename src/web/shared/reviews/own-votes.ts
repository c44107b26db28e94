type Votes = ReadonlyMap<number, boolean>;

/** One request for all reviews of a product, for the person who is signed in. */
let known: { key: string; votes: Promise<Votes> } | undefined;

/** The person's votes on the reviews of a product, by the ids of the reviews. */
export function ownVotes(userId: string, productId: number): Promise<Votes> {
  const key = `${userId} ${productId}`;
  if (known?.key !== key) known = { key, votes: load(productId) };
  return known.votes;
}

/** After a vote the server is asked again. */
export function forgetOwnVotes(): void {
  known = undefined;
}

async function load(productId: number): Promise<Votes> {
  const { showOwnOfProduct } = await import('./write/review-api');
  const { votes } = await showOwnOfProduct(productId);
  return new Map(votes.map(({ reviewId, helpful }) => [reviewId, helpful]));
}
