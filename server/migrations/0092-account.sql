-- An email is confirmed when its mailed link is opened. A new one is pending until then.
alter table users add column email_confirmed_at timestamptz;
alter table users add column pending_email text;
create table email_links (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  -- opened: the same link can be opened again and shows the same message
  used_at timestamptz
);
create index email_links_user on email_links (user_id);

-- Browsers that a user has logged in with, by a random number in a cookie that grants no access.
create table devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  cookie_hash bytea not null,
  label text not null default '',
  last_seen_at timestamptz not null default now(),
  unique (user_id, cookie_hash)
);
alter table sign_ins add column device_id bigint references devices on delete set null;
create index sign_ins_device on sign_ins (device_id);

-- A device counts as seen when its login was last used.
create function remember_device() returns trigger language plpgsql as $$
begin
  update devices set last_seen_at = greatest(last_seen_at, old.last_used_at) where id = old.device_id;
  return null;
end $$;
create trigger sign_ins_remember_device after delete on sign_ins
  for each row when (old.device_id is not null) execute function remember_device();
