-- The partner's id for a user. One account for each id, and one id for each account.
create table partner_people (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create unique index partner_people_user on partner_people (user_id, issuer);

-- Used tokens of the partner, until they would have expired.
create table partner_tokens_used (
  key_hash bytea primary key,
  expires_at timestamptz not null
);
