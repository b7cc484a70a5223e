-- A user's saved sets: choices and a short name, and nothing about clients. Deleted with the account.
-- `picks` is json, not jsonb, to preserve the order in which sounds were chosen.
create table card_sets (
  -- created by the browser, so that a repeated save is the same set
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  title text not null,
  line text not null,
  pictures text[] not null default '{}',
  picks json not null,
  -- hash of the normalized picks, to find a played set among the saved ones
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
