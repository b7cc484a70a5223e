-- Events that concern a user. `key` identifies the event, so it's only added once.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('billing', 'account', 'games', 'reply', 'announcement')),
  key text not null,
  message text not null,
  -- a path on our site
  link text,
  read_at timestamptz,
  -- cleared from the list; the row stays for a while, so that its event isn't added again
  cleared_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, key)
);
create index notifications_shown on notifications (user_id, id desc) where cleared_at is null;
create index notifications_old on notifications (created_at);

-- When a game was announced. Existing games count as announced.
alter table games add column announced_at timestamptz;
update games set announced_at = now() where published_at is not null;
