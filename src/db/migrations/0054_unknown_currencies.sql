-- Prices without a currency were taken for dollars. Their entries are read again in the next run, which
-- asks the operator for the currency; until then their prices stay.
update feed_offer set hash = '' where currency is null and price_cents is not null;
