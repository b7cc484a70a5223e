-- The texts of users' own cards. Photos and recordings are never stored here.
create table own_lists (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  area text not null check (area in ('articulation', 'language', 'fluency')),
  practices text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- deleted, but restorable for a day
  deleted_at timestamptz
);
create index own_lists_user on own_lists (user_id, id desc);
create index own_lists_deleted on own_lists (deleted_at) where deleted_at is not null;

create table own_cards (
  id bigint generated always as identity primary key,
  list_id bigint not null references own_lists on delete cascade,
  position int not null,
  word text not null,
  phrase text not null default '',
  sentence text not null default '',
  -- pairs of start and end, flattened, of the letters of `word` that spell the target
  marks int[] not null default '{}',
  picture text not null default '',
  photo boolean not null default false,
  version int not null default 1,
  deleted_at timestamptz
);
create index own_cards_list on own_cards (list_id, position, id);
create index own_cards_deleted on own_cards (deleted_at) where deleted_at is not null;
