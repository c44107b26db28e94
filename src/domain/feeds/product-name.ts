const size = String.raw`(?:\d+ ?[x×] ?)?\d*[.,]?\d+ ?(?:ml|cl|l|g|kg|fl\.? ?oz|oz|ounces?|lbs?)\b\.?`;
const lastSize = new RegExp(
  String.raw`[\s,;|/(–—-]+${size}(?:\s?[/(|,-]\s?${size}\)?)*\)?\s*$`,
  'iu',
);

/** A product's name from an offer's title: without the brand before it and the size behind it. */
export function productName(title: string, brand: string): string {
  let name = title;
  for (const lead of [brand, brand.replace(/^the /i, '')]) {
    const rest = name.slice(lead.length);
    if (
      lead !== '' &&
      name.toLowerCase().startsWith(lead.toLowerCase()) &&
      /^[\s,:|–—-]+\p{L}/u.test(rest)
    ) {
      name = rest.replace(/^[\s,:|–—-]+/u, '');
    }
  }
  const unsized = name.length <= 300 ? name.replace(lastSize, '').trim() : name;
  return (unsized.length >= 2 ? unsized : name).slice(0, 200);
}
