-- What administrators write on the site. The newest version of an entry in a language is its text; an entry without
-- one has the text that the app comes with. Versions are never changed or deleted, so each can be restored.
create table site_versions (
  id bigint generated always as identity primary key,
  kind text not null,
  entry text not null,
  -- '' for what has no language
  locale text not null,
  number int not null,
  -- null for the text that the app comes with
  fields jsonb,
  -- whether the entry is off the site; the version in the default language decides
  retired boolean not null default false,
  -- null for what was there before the first change
  author_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, entry, locale, number)
);
create trigger site_versions_tell after insert or update or delete or truncate on site_versions
  for each statement execute function tell_content_changed();

-- What packages call a category or an age that an administrator renamed.
alter table categories add column package_name text unique;
alter table age_filters add column package_name text unique;

-- The place among the featured games, once an administrator chose them: then packages don't change it. It's 1000000 for
-- games that weren't chosen.
alter table games add column featured_place int;
drop index games_featured;
create index games_featured on games (featured_place, rank, id)
  where featured and published_at is not null and retired_at is null;
