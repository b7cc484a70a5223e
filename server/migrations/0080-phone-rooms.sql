-- Rooms connect the cards on one device with the scoring on a phone. Messages are encrypted; rooms expire in two hours.
create table phone_rooms (
  room text primary key,
  user_id bigint not null references users on delete cascade,
  -- derived from the room's code
  proof_hash bytea not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- the current state of the cards
  state_seq bigint not null default 0,
  state text,
  -- the connection on which the cards listen; null if there's none
  cards_at uuid,
  seat_hash bytea,
  -- null: no phone, or one that left
  phone_seen_at timestamptz,
  press_seq bigint not null default 0
);
create index phone_rooms_user on phone_rooms (user_id, created_at);
create index phone_rooms_ends on phone_rooms (ends_at);

-- Presses on the phone that the cards haven't received yet.
create table phone_presses (
  room text not null references phone_rooms on delete cascade,
  seq bigint not null,
  sealed text not null,
  primary key (room, seq)
);
