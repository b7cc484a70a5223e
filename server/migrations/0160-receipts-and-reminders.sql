-- The card that pays, as receipts and emails name it ('Visa ending in 4242'), and the provider's id of it.
alter table subscriptions add column card_id text;
alter table subscriptions add column card text;
alter table invoices add column card text;

-- Invoices from before have the provider's wording and no card: they are read again at the next look.
update billing_customers set invoices_read_at = null;

-- One reminder, ever, to an account that never finished checkout.
alter table users add column signup_reminded_at timestamptz;
alter table users add column mail_reminders boolean not null default true;
