-- Why the last attempt to collect an open invoice failed, in the provider's words, and when the next one is.
alter table invoices add column failure text;
alter table invoices add column retry_at timestamptz;
