-- Who a person is to the partner: its number for them. One account each way.
create table partner_people (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create unique index partner_people_user on partner_people (user_id, issuer);

-- Tokens of the partner that were used, until they would have ended by themselves.
create table partner_tokens_used (
  key_hash bytea primary key,
  expires_at timestamptz not null
);
