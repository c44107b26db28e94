-- The category as the feed that added the product writes it: it says more about its type than our category.
alter table product add column category_text text;

update product set category_text = feed_offer.category_text
from feed_offer where feed_offer.product_id = product.id and matched_by = 'new';
