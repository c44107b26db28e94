/** The switch for alerts on everything a person saves. */
export const savedDropsLabel = 'Tell me about price drops on everything I save';

/** Smaller drops of a favorite are not reported. */
export const savedDropPercent = 5;
