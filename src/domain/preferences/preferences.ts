/** What a shopper wants and avoids; all fields are slugs. */
export interface Preferences {
  /** Ingredients and families of them. */
  avoid: readonly string[];
  skinTypes: readonly string[];
  hairTypes: readonly string[];
  concerns: readonly string[];
  /** Whether listings leave out what does not suit. */
  hides: boolean;
}

export const preferenceLimits = {
  /** Ingredients and families that a shopper can avoid. */
  avoided: 500,
  /** Products that are marked in one request. */
  markedAtOnce: 100,
} as const;

export const noPreferences: Preferences = {
  avoid: [],
  skinTypes: [],
  hairTypes: [],
  concerns: [],
  hides: false,
};

/** Whether there is something that a product may not suit. */
export function hasPreferences({ avoid, skinTypes, hairTypes }: Preferences): boolean {
  return avoid.length + skinTypes.length + hairTypes.length > 0;
}

/**
 * What an account has after a sign-in on a device with preferences of its own: both avoid-lists, as far as the limit
 * allows, and the types and concerns of the account unless it has none.
 */
export function mergePreferences(account: Preferences, device: Preferences): Preferences {
  const either = (own: readonly string[], other: readonly string[]) =>
    own.length > 0 ? own : other;
  return {
    avoid: [...new Set([...account.avoid, ...device.avoid])].slice(0, preferenceLimits.avoided),
    skinTypes: either(account.skinTypes, device.skinTypes),
    hairTypes: either(account.hairTypes, device.hairTypes),
    concerns: either(account.concerns, device.concerns),
    hides: account.hides || device.hides,
  };
}

/** A tag that speaks against a product, unless it also has one of the others. */
export interface OpposedTag {
  against: string;
  unless: readonly string[];
}

/** What a product must not be to suit a shopper. */
export interface Suitability {
  /** Slugs of ingredients and families; a product must be known to have none of them. */
  avoid: readonly string[];
  opposed: readonly OpposedTag[];
}
