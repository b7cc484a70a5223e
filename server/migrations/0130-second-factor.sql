-- A user's second factor: the key of their authenticator app, encrypted with a key derived from the server's secret.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  sealed_key bytea not null,
  -- null until a code from the app was confirmed: before that, no code is needed
  confirmed_at timestamptz,
  -- the time step of the last accepted code: neither it nor an earlier one is accepted again
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
-- When a login passed the second factor. Null for older ones, accounts without one, and the partner's.
alter table sign_ins add column second_factor_at timestamptz;

-- Logins with a correct password that wait for a code, in the browser that started them.
create table pending_sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  browser_hash bytea not null,
  tries int not null default 0,
  ends_at timestamptz not null
);
create index pending_sign_ins_user on pending_sign_ins (user_id);
