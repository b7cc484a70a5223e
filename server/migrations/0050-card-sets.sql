-- What a person keeps to play again: choices and a short name, nothing about clients. Gone with the account.
-- `picks` is json, not jsonb: the order in which sounds were chosen stays.
create table card_sets (
  -- made by the browser, so that a save that is sent twice is one set
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  title text not null,
  line text not null,
  pictures text[] not null default '{}',
  picks json not null,
  -- of the picks in one spelling: what is played is found among what is saved
  picks_hash bytea not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  deleted_at timestamptz
);
create index card_sets_user on card_sets (user_id, picks_hash);
create index card_sets_deleted on card_sets (deleted_at) where deleted_at is not null;

create table recent_card_sets (
  user_id bigint not null references users on delete cascade,
  picks_hash bytea not null,
  title text not null,
  line text not null,
  pictures text[] not null default '{}',
  picks json not null,
  played_at timestamptz not null,
  primary key (user_id, picks_hash)
);
