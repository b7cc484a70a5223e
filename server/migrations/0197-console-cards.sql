-- The console lists every card of a table, newest first, by its group and by words.
create index articulation_cards_console on articulation_cards (sound_id, id);
create index minimal_pairs_console on minimal_pairs (contrast, id);
create index language_items_console on language_items (subcategory_id, id);
create index fluency_sentences_console on fluency_sentences (technique_id, id);

create index articulation_cards_search on articulation_cards using gin (
  lower(' ' || sound_word || ' ' || words || ' ' || alt) gin_trgm_ops
);
create index minimal_pairs_search on minimal_pairs using gin (lower(' ' || word || ' ' || other) gin_trgm_ops);
create index language_items_search on language_items using gin (lower(' ' || questions || ' ' || answers) gin_trgm_ops);
create index fluency_sentences_search on fluency_sentences using gin (lower(' ' || sentence) gin_trgm_ops);
