-- The report of `npm run certify` about this zip, as an administrator attached it.
alter table game_packages add column certification jsonb;
