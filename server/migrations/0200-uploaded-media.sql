-- Pictures for cards that administrators uploaded. Cards name them like the drawn ones; the file of one is
-- `card-pictures/{name}.svg`.
create table card_pictures (
  name text primary key,
  -- what it shows, for people who can't see it
  alt text not null,
  bytes int not null,
  created_at timestamptz not null default now()
);
create trigger card_pictures_tell after insert or update or delete or truncate on card_pictures
  for each statement execute function tell_content_changed();

-- What of a game's media an administrator uploaded: 'cover', 'steps', or 'video'. New versions don't change it.
alter table games add column own_media text[] not null default '{}';
