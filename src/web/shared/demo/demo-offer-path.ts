/** The page that a demonstration offer links to instead of a store. */
export const demoOfferPath = (offerId: number) => `/demo-offer/${offerId}`;
