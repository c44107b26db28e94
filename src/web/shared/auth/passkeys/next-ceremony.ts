let running: AbortController | undefined;

/** Browsers run one ceremony at a time: starting one cancels the previous one. */
export function nextCeremony(): AbortController {
  running?.abort();
  running = new AbortController();
  return running;
}
