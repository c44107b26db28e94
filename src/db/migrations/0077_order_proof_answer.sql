-- Why the operator declined the last order confirmation of a review, for its author. Null once another one is sent.
alter table review add column proof_declined text;
