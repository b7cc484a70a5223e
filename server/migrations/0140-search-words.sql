-- A misspelled word is compared with each word of the catalogue once, and not with the text of every game.
create table search_words (word text primary key);
create index search_words_letters on search_words using gin (word gin_trgm_ops);

alter table game_search drop column words;
alter table game_search add column words text[] not null default '{}';
create index game_search_words on game_search using gin (words);

create or replace function write_game_search(wanted bigint[]) returns void language sql as $$
  with said as (
    select g.id, n.name, t.tags, array_to_string(g.goals, ' ') as goals, g.short_description, g.long_description
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
  ), written as (
    insert into game_search (game_id, document, words)
    select id,
      setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name), 'A')
        || setweight(to_tsvector('english', tags), 'B') || setweight(to_tsvector('simple', tags), 'B')
        || setweight(to_tsvector('english', goals), 'C') || setweight(to_tsvector('simple', goals), 'C')
        || setweight(to_tsvector('english', short_description), 'C')
        || setweight(to_tsvector('english', long_description), 'D'),
      -- A search has at most 80 characters.
      array(
        select distinct word
        from regexp_split_to_table(lower(concat_ws(' ', name, tags, goals, short_description)), '[^[:alnum:]]+') word
        where length(word) between 1 and 80)
    from said
    on conflict (game_id) do update set document = excluded.document, words = excluded.words
    returning words
  )
  -- In the same order for everyone, so that concurrent writers can't deadlock.
  insert into search_words select distinct word from written, unnest(words) word order by word on conflict do nothing
$$;

select write_game_search(array(select id from games));
