-- A review is what a shopper writes; an offer whose product is uncertain is a question to the operator.
alter table match_review rename to match_question;
alter index match_review_pkey rename to match_question_pkey;
alter index match_review_retailer_id_retailer_key_key rename to match_question_retailer_id_retailer_key_key;
alter index match_review_open rename to match_question_open;
alter sequence match_review_id_seq rename to match_question_id_seq;
alter table match_question rename constraint match_review_check to match_question_check;
alter table match_question rename constraint match_review_retailer_id_fkey to match_question_retailer_id_fkey;
alter table match_question rename constraint match_review_product_id_fkey to match_question_product_id_fkey;

alter table feed_offer drop constraint feed_offer_state_check;
update feed_offer set state = 'question' where state = 'review';
alter table feed_offer add constraint feed_offer_state_check
  check (state in ('placed', 'question', 'unplaced', 'incomplete', 'double', 'foreign', 'unpriced'));

-- The reports of earlier runs count entries by state.
update feed_run
set report = jsonb_set(report #- '{states,review}', '{states,question}', report #> '{states,review}')
where report #> '{states,review}' is not null;
