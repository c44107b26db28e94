/** Where the hero's two buttons lead. */
export const anchors = { roles: 'open-positions', culture: 'our-values' } as const;
