/** Why an external photo is rejected. */
export type RefusalReason =
  | 'bad_address'
  | 'unknown_host'
  | 'private_network'
  | 'too_many_redirects'
  | 'bad_answer'
  | 'too_many_bytes'
  | 'too_slow'
  | 'not_a_picture'
  | 'too_many_pixels'
  | 'too_small'
  /** More parts than any real camera or program writes. */
  | 'too_complex'
  /** Decoding exceeds our time or memory limit. */
  | 'too_costly'
  | 'broken';

/** A rejected photo; `isFinal`: retrying will not help. */
export class PhotoRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.name = 'PhotoRefused';
    this.reason = reason;
  }

  get isFinal(): boolean {
    return this.reason !== 'bad_answer' && this.reason !== 'too_slow';
  }
}
