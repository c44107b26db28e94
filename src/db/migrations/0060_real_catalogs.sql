-- Pictures of products from feeds showed the brand's name on an invented package. They become blank
-- packages in the tone of their category; see `designPicture`. Photos stay.
update product set picture = jsonb_strip_nulls(jsonb_build_object(
  'shape', picture -> 'shape',
  'palette', jsonb_build_object('body', tone.body, 'accent', tone.accent, 'label', tone.body),
  'label', 'none',
  'shade', tone.accent,
  'photo', picture -> 'photo'))
from (values
  ('skincare', '#e3e6df', '#aeb8a8'),
  ('makeup', '#ece1df', '#c4aaa5'),
  ('haircare', '#ebe5d8', '#bfb297'),
  ('fragrance', '#e6e1e8', '#b3a8b9'),
  ('tools', '#e0e4e7', '#a5afb6'),
  ('supplements', '#ebe1d9', '#c0a899')
) as tone (category, body, accent)
where tone.category = product.category
  and exists (select from feed_offer where product_id = product.id)
  -- Demo products keep their packages: their brands are invented too.
  and not exists (
    select from offer join retailer on retailer.id = retailer_id
    where product_id = product.id
      and url = 'https://' || retailer.slug || '.example/products/' || product_id
  );

-- Unknown shipping costs were stored, and shown, as free shipping. Stores that are added without any have null from now on.
alter table retailer alter column shipping_cents drop not null;
