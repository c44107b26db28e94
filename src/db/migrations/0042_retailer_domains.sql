-- Price match requests are accepted only for addresses on the store's own domains. Stores that are
-- known already start with the hosts of their offers, and well-known ones with their real domain.
alter table retailer add column domains text[] not null default '{}';

update retailer set domains = array(
  select distinct host from (
    select regexp_replace(lower(substring(url from '^https?://([^/?#:@]+)')), '^www\.', '') as host
    from offer where retailer_id = retailer.id limit 1000
  ) as seen where host is not null order by host limit 20);

update retailer set domains = domains || known.domain
from (values
  ('sephora', 'sephora.com'), ('ulta-beauty', 'ulta.com'), ('target', 'target.com'),
  ('dermstore', 'dermstore.com'), ('amazon', 'amazon.com'), ('nordstrom', 'nordstrom.com'),
  ('macys', 'macys.com'), ('walmart', 'walmart.com'), ('bluemercury', 'bluemercury.com'),
  ('kohls', 'kohls.com')
) as known (slug, domain)
where retailer.slug = known.slug and not known.domain = any(retailer.domains);
