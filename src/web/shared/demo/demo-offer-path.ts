/** The page that an invented offer leads to instead of a store. */
export const demoOfferPath = (offerId: number) => `/demo-offer/${offerId}`;
