-- When the return page first asked while the payment was unknown. Half a minute later a login link is mailed.
alter table checkouts add column asked_at timestamptz;
alter table checkouts add column link_mailed_at timestamptz;
alter table checkouts add column mailed_ticket_hash bytea unique;
create index checkouts_awaited on checkouts (asked_at) where asked_at is not null and link_mailed_at is null;
