-- The card that pays, as shown on receipts and emails ('Visa ending in 4242'), and the provider's id of it.
alter table subscriptions add column card_id text;
alter table subscriptions add column card text;
alter table invoices add column card text;

-- Older invoices have the provider's wording and no card, so they're read again the next time.
update billing_customers set invoices_read_at = null;

-- When an account that never finished checkout got its only reminder.
alter table users add column signup_reminded_at timestamptz;
alter table users add column mail_reminders boolean not null default true;
