/** Where this device keeps the products chosen for comparison. */
export const comparedKey = 'glowfare-compare';
