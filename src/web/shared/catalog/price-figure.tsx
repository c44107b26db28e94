import { useState } from 'react';
import { dollars } from './dollars';

/** A price that may change while one looks at it; then it is tinted for a moment. */
export function PriceFigure({ amount }: { amount: number }) {
  const [shown, setShown] = useState({ amount, tint: '', times: 0 });
  if (shown.amount !== amount) {
    const tint = amount < shown.amount ? 'price-fell' : 'price-rose';
    setShown({ amount, tint, times: shown.times + 1 });
  }
  // By the count: another element begins the tint anew.
  return (
    <span key={shown.times} className={`price-figure ${shown.tint}`.trim()}>
      {dollars(amount)}
    </span>
  );
}
