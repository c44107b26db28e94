/** Whoever follows an outline: straight ways only, curves come as many short ones. */
export interface Pen {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  /** Back to where it moved last. */
  close(): void;
}

/** Where a drawing's places lie on the art: x becomes ax + cy + e, y becomes bx + dy + f. */
export interface Placing {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** A pen on the drawing that moves one on the art. */
export function placed(pen: Pen, { a, b, c, d, e, f }: Placing): Pen {
  return {
    move: (x, y) => pen.move(a * x + c * y + e, b * x + d * y + f),
    line: (x, y) => pen.line(a * x + c * y + e, b * x + d * y + f),
    close: () => pen.close(),
  };
}
