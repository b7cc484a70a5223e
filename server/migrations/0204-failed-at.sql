-- When the last attempt to collect an invoice failed. It stays once a later attempt succeeds.
alter table invoices add column failed_at timestamptz;
