/** 'From $20', 'Up to $80' or '$20 – $80'. */
export function rangeLabel(min: number | null, max: number | null): string {
  if (max === null) return `From ${shortDollars(min ?? 0)}`;
  if (min === null) return `Up to ${shortDollars(max)}`;
  return `${shortDollars(min)} – ${shortDollars(max)}`;
}

/** '$18' or '$17.50'. */
export function shortDollars(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
