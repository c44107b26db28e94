/** Targets of the hero's two buttons. */
export const anchors = { roles: 'open-positions', culture: 'our-values' } as const;
