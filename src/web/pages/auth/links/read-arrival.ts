const deadLinks = ['spent', 'elsewhere', 'failed'] as const;

export type DeadLink = (typeof deadLinks)[number];

/** Reads the navigation state: the page the person came from, or the link that did not work. */
export function readArrival(state: unknown): { from?: unknown; outcome?: DeadLink } {
  if (typeof state !== 'object' || state === null) return {};
  const said = 'linkOutcome' in state ? state.linkOutcome : undefined;
  const outcome = deadLinks.find((name) => name === said);
  return { ...('from' in state && { from: state.from }), ...(outcome && { outcome }) };
}
