const size = String.raw`(?:\d+ ?[x×] ?)?\d*[.,]?\d+ ?(?:ml|cl|l|g|kg|fl\.? ?oz|oz|ounces?|lbs?)\b\.?`;
const lastSize = new RegExp(
  String.raw`[\s,;|/(–—-]+${size}(?:\s?[/(|,-]\s?${size}\)?)*\)?\s*$`,
  'iu',
);

/** A product's name from an offer's title: without the brand before it and the size behind it. */
export function productName(title: string, brand: string): string {
  const bare = /^the /i.test(brand) ? brand.slice(4) : brand;
  const unled = withoutLead(title, brand);
  // Where the first found nothing, the same would not find more.
  const name = bare === brand && unled === title ? title : withoutLead(unled, bare);
  const unsized = name.length <= 300 ? withoutSize(name).trim() : name;
  return (unsized.length >= 2 ? unsized : name).slice(0, 200);
}

const parting = /^[\s,:|–—-]+(?=\p{L})/u;

function withoutLead(name: string, lead: string): string {
  if (lead === '' || !name.toLowerCase().startsWith(lead.toLowerCase())) return name;
  const rest = name.slice(lead.length);
  const unparted = rest.replace(parting, '');
  return unparted === rest ? name : unparted;
}

/** Most names have no digits, and so no size. */
function withoutSize(name: string): string {
  return /\d/.test(name) ? name.replace(lastSize, '') : name;
}
