/** The switch for alerts on everything a person saves. */
export const savedDropsLabel = 'Tell me about price drops on everything I save';

/** A smaller drop of a saved product is not reported: nobody asked for emails about cents. */
export const savedDropPercent = 5;
