-- The search index of games: words and their prefixes, and similarity for misspellings.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create table game_search (
  game_id bigint primary key references games on delete cascade,
  document tsvector not null,
  words text not null
);
create index game_search_document on game_search using gin (document);
create index game_search_words on game_search using gin (words gin_trgm_ops);

-- The name has the highest weight, then categories and goals, then the descriptions.
create function write_game_search(wanted bigint[]) returns void language sql as $$
  insert into game_search (game_id, document, words)
  select g.id,
    setweight(to_tsvector('english', n.name), 'A') || setweight(to_tsvector('simple', n.name), 'A')
      || setweight(to_tsvector('english', t.tags), 'B') || setweight(to_tsvector('simple', t.tags), 'B')
      || setweight(to_tsvector('english', array_to_string(g.goals, ' ')), 'C')
      || setweight(to_tsvector('simple', array_to_string(g.goals, ' ')), 'C')
      || setweight(to_tsvector('english', g.short_description), 'C')
      || setweight(to_tsvector('english', g.long_description), 'D'),
    lower(n.name || ' ' || t.tags || ' ' || array_to_string(g.goals, ' ') || ' ' || g.short_description)
  from games g
  cross join lateral (select regexp_replace(g.game_name, '\\+([''"])', '\1', 'g') as name) n
  cross join lateral (
    select coalesce(string_agg(
      case c.name
        when 'SLP' then 'SLP speech language'
        when 'OT' then 'OT occupational'
        when 'MIND' then 'MIND behavioral psychology'
        else c.name
      end, ' ' order by gc.position, c.id), '') as tags
    from game_categories gc join categories c on c.id = gc.category_id where gc.game_id = g.id
  ) t
  where g.id = any(wanted)
  on conflict (game_id) do update set document = excluded.document, words = excluded.words
$$;

create function search_changed_games() returns trigger language plpgsql as $$
begin
  perform write_game_search(array(select id from changed));
  return null;
end $$;
create trigger games_search_new after insert on games
  referencing new table as changed for each statement execute function search_changed_games();
create trigger games_search_changed after update on games
  referencing new table as changed for each statement execute function search_changed_games();

create function search_changed_categories() returns trigger language plpgsql as $$
begin
  perform write_game_search(array(select distinct game_id from changed));
  return null;
end $$;
create trigger game_categories_search_new after insert on game_categories
  referencing new table as changed for each statement execute function search_changed_categories();
create trigger game_categories_search_changed after update on game_categories
  referencing new table as changed for each statement execute function search_changed_categories();
create trigger game_categories_search_gone after delete on game_categories
  referencing old table as changed for each statement execute function search_changed_categories();

create function search_renamed_categories() returns trigger language plpgsql as $$
begin
  perform write_game_search(array(
    select distinct gc.game_id from game_categories gc join changed on changed.id = gc.category_id));
  return null;
end $$;
create trigger categories_search_renamed after update on categories
  referencing new table as changed for each statement execute function search_renamed_categories();

select write_game_search(array(select id from games));

-- The order by rating is cached like the others, until the next review.
create constraint trigger game_ratings_count_change after insert or update or delete on game_ratings
  deferrable initially deferred for each row execute function count_catalogue_change();
create index games_by_name on games (lower(game_name), id) where published_at is not null and retired_at is null;
create index games_newest on games (published_at desc, id) where published_at is not null and retired_at is null;
