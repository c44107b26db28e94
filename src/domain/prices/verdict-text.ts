import { formatShortDate } from '../catalog/format-date';
import { formatDollars } from './money';
import { wholePercent } from './percent';
import type { PriceVerdict } from './price-verdict';

/** A verdict as text for shoppers: heading and reason. */
export interface VerdictText {
  headline: string;
  detail: string;
}

/** Describes a verdict without claiming more than its facts. */
export function describeVerdict(verdict: PriceVerdict, now: Date): VerdictText {
  const { kind, currentCents, usualCents, lowestCents, highestCents, isLowest } = verdict;
  const span = spanText(verdict);
  const usual = `its usual ${formatDollars(usualCents)}`;
  const percent = `${percentApart(currentCents ?? usualCents, usualCents)}%`;
  const low = `Its lowest in ${span} was ${formatDollars(lowestCents)} on ${formatShortDate(verdict.lowFrom, now)}.`;
  switch (kind) {
    case 'lowest': {
      const caution = verdict.wholeYear ? '' : ' We have not tracked it for longer.';
      return {
        headline: `Lowest price in ${span}`,
        detail: `${percent} below ${usual}.${caution}`,
      };
    }
    case 'good':
      return { headline: 'Good price', detail: `${percent} below ${usual}. ${low}` };
    case 'usual': {
      if (lowestCents === highestCents)
        return { headline: 'Usual price', detail: `It has not changed in ${span}.` };
      const lowText = isLowest ? `It has not been lower in ${span}.` : low;
      return {
        headline: 'Usual price',
        detail: `It usually costs ${formatDollars(usualCents)}. ${lowText}`,
      };
    }
    case 'high': {
      const half = verdict.wholeYear ? 'half of the last year' : `half of the last ${span}`;
      return {
        headline: 'Higher than usual',
        detail: `${percent} above ${usual}: ${half} it cost that or less.`,
      };
    }
    case 'sold-out':
      return {
        headline: 'Out of stock everywhere',
        detail: `Its lowest price in ${span} was ${formatDollars(lowestCents)}.`,
      };
    case 'too-early':
      return { headline: 'Too early to tell', detail: knownForText(verdict) };
  }
}

function knownForText({ watchedDays }: PriceVerdict): string {
  if (watchedDays === 0) return 'We started tracking its price today.';
  if (watchedDays < 30) return `We have tracked its price for only ${dayCountText(watchedDays)}.`;
  return `It was rarely for sale in the ${dayCountText(watchedDays)} we have tracked its price.`;
}

function spanText({ wholeYear, watchedDays }: PriceVerdict): string {
  return wholeYear ? 'a year' : dayCountText(Math.max(1, watchedDays));
}

const dayCountText = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** At least 1: a different price is never described as 0% apart. */
function percentApart(cents: number, usualCents: number): number {
  return Math.max(1, wholePercent(Math.abs(usualCents - cents), usualCents));
}
