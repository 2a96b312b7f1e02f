-- Somebody asked for the account to be deleted; carried out 14 days later unless taken back. `deleted_at` is when it was:
-- the row stays as a nameless one, because the ledger and purchases point to it.
alter table users add column deletion_requested_at timestamptz, add column deleted_at timestamptz;
create index users_to_delete on users (deletion_requested_at) where deletion_requested_at is not null and deleted_at is null;
