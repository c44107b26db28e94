const urlPlaceholder = '{url}';

/**
 * The target of a click on an offer: its URL in the retailer's affiliate template. A template that
 * begins with {url} adds to the query; elsewhere the URL is inserted encoded. A template that
 * yields no web address is ignored; null when the offer's own URL is invalid.
 */
export function offerAddress(url: string, affiliateTemplate: string): string | null {
  const own = webAddress(url);
  const template = affiliateTemplate.trim();
  if (own === null || !template.includes(urlPlaceholder)) return own?.href ?? null;
  if (template.startsWith(urlPlaceholder))
    return withQuery(own, template.slice(urlPlaceholder.length));
  const affiliateUrl = webAddress(
    template.replaceAll(urlPlaceholder, () => encodeURIComponent(own.href)),
  );
  return (affiliateUrl ?? own).href;
}

function withQuery(own: URL, addition: string): string {
  const added = addition.replace(/^[?&]/, '');
  if (added === '') return own.href;
  const affiliateUrl = new URL(own);
  affiliateUrl.search = own.search === '' ? added : `${own.search}&${added}`;
  return affiliateUrl.href;
}

function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
