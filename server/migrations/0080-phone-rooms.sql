-- Where the cards on one device and the scoring on a phone find each other. Sealed texts only; gone after two hours.
create table phone_rooms (
  room text primary key,
  user_id bigint not null references users on delete cascade,
  -- of what only the code of the room gives
  proof_hash bytea not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- the newest of what the cards show
  state_seq bigint not null default 0,
  state text,
  -- the connection on which the cards listen; null while there is none
  cards_at uuid,
  seat_hash bytea,
  -- null: no phone, or one that left
  phone_seen_at timestamptz,
  press_seq bigint not null default 0
);
create index phone_rooms_user on phone_rooms (user_id, created_at);
create index phone_rooms_ends on phone_rooms (ends_at);

-- What was pressed on the phone and not yet taken by the cards.
create table phone_presses (
  room text not null references phone_rooms on delete cascade,
  seq bigint not null,
  sealed text not null,
  primary key (room, seq)
);
