-- The language that words of content are in. Numbers of goals, sounds and levels are one sequence for all languages;
-- what is named by text is named once in each.
do $$
declare
  worded text;
begin
  foreach worded in array array[
    'sounds', 'articulation_cards', 'contrasts', 'minimal_pairs', 'language_categories', 'language_subcategories',
    'language_items', 'fluency_levels', 'fluency_techniques', 'fluency_sentences', 'games'
  ] loop
    execute format('alter table %I add column locale text not null default ''en''', worded);
  end loop;
end $$;

alter table sounds drop constraint sounds_sound_name_key, add unique (locale, sound_name);
alter table articulation_cards drop constraint articulation_cards_key_key, add unique (locale, key);
alter table language_items drop constraint language_items_key_key, add unique (locale, key);
alter table fluency_sentences drop constraint fluency_sentences_key_key, add unique (locale, key);
alter table minimal_pairs drop constraint minimal_pairs_contrast_fkey;
alter table contrasts drop constraint contrasts_code_key, add unique (locale, code);
alter table minimal_pairs
  drop constraint minimal_pairs_key_key,
  add unique (locale, key),
  add foreign key (locale, contrast) references contrasts (locale, code);
