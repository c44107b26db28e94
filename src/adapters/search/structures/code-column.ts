/** Numbers below a known limit. */
export type CodeColumn = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A column for numbers below `codeCount`, as narrow as they allow. */
export const codeColumn = (codeCount: number, length: number): CodeColumn =>
  codeCount <= 1 << 16 ? new Uint16Array(length) : new Uint32Array(length);
