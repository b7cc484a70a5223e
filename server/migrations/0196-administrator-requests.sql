-- Administrators that one administrator wants to add or remove, until another one confirms or declines.
create table administrator_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  administrator boolean not null,
  requested_by bigint not null references users on delete cascade,
  reason text not null,
  created_at timestamptz not null default now()
);
