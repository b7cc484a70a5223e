-- A user's favorite games.
create table favorites (
  user_id bigint not null references users on delete cascade,
  game_id bigint not null references games on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, game_id)
);
create index favorites_newest on favorites (user_id, created_at desc);
create index favorites_game on favorites (game_id);
