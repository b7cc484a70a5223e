-- Why an event couldn't be applied the last time; null if it could, or wasn't tried yet.
alter table provider_events add column error text;
create index provider_events_received on provider_events (received_at desc, id desc);

-- The console's lists of plans and invoices.
create index subscriptions_live on subscriptions (provider_status, id desc) where live;
create index invoices_unsettled on invoices (id desc) where status = 'open' or refunded > 0;
create index invoices_paid_periods on invoices (period_start, period_end) where status = 'paid' and paid > 0;
