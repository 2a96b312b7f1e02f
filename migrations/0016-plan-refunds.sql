-- The ledger entry that a refunded payment of a plan brought or will bring; a pack's is found by its checkout.
alter table payment_refunds add column grant_key text;
create index payment_refunds_grant on payment_refunds (user_id, grant_key);

-- A plan bought while another runs is refused: cancelled and paid back, and it brings nothing. Null until it first runs.
alter table subscriptions add column accepted boolean;
update subscriptions set accepted = true;
alter table checkouts drop constraint checkouts_status_check;
alter table checkouts add constraint checkouts_status_check check (status in ('open', 'paid', 'expired', 'refused'));
