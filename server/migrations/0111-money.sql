-- A shorter plan that starts at the end of the period.
alter table subscriptions add column next_plan text check (next_plan in ('monthly', 'quarterly', 'yearly'));

-- The provider's invoices. After the account is deleted they stay under the provider's customer id, without a name.
create table invoices (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  customer text not null,
  provider_id text not null unique,
  subscription text,
  number text not null,
  status text not null check (status in ('paid', 'open', 'void')),
  plan text not null check (plan in ('monthly', 'quarterly', 'yearly')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- [{description, amount}], amounts in US cents as everywhere
  lines jsonb not null,
  total int not null,
  paid int not null,
  refunded int not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz
);
create index invoices_user on invoices (user_id, created_at desc, id desc);

-- When all of a customer's invoices were last read, for those from before we stored them.
alter table billing_customers add column invoices_read_at timestamptz;

-- The billing name on receipts, such as a school, and its number.
create table receipt_details (
  user_id bigint primary key references users on delete cascade,
  name text not null default '',
  number text not null default ''
);

-- Until when the provider's list of events has been read.
create table provider_sweeps (
  id boolean primary key default true check (id),
  seen_until timestamptz not null
);
