-- What a guest may open without an account: one game or one set, for two hours. Nothing that guests do is stored.
create table guest_links (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- the code itself is shown only once
  code_hash bytea not null unique,
  game_id bigint references games on delete cascade,
  picks jsonb,
  title text not null,
  opened integer not null default 0,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  check ((game_id is null) <> (picks is null))
);
create index guest_links_user on guest_links (user_id, created_at);
create index guest_links_ends on guest_links (ends_at);
