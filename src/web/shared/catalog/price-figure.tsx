import { useState } from 'react';
import { formatDollarAmount } from './format-dollar-amount';

/** A price that is highlighted briefly when it changes. */
export function PriceFigure({ amount }: { amount: number }) {
  const [displayed, setDisplayed] = useState({ amount, tint: '', times: 0 });
  if (displayed.amount !== amount) {
    const tint = amount < displayed.amount ? 'price-fell' : 'price-rose';
    setDisplayed({ amount, tint, times: displayed.times + 1 });
  }
  // A new key restarts the animation.
  return (
    <span key={displayed.times} className={displayed.tint || undefined}>
      {formatDollarAmount(amount)}
    </span>
  );
}
