let running: AbortController | undefined;

/** Browsers run one ceremony at a time: a new one ends the one that is running. */
export function nextCeremony(): AbortController {
  running?.abort();
  running = new AbortController();
  return running;
}
