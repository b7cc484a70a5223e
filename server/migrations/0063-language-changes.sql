-- Cards of language and fluency are cached for everyone, like those of articulation.
do $$
declare
  watched text;
begin
  foreach watched in array array[
    'language_categories', 'language_subcategories', 'language_items',
    'fluency_levels', 'fluency_techniques', 'fluency_sentences'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I
       for each statement execute function tell_content_changed()', watched || '_tell', watched);
  end loop;
end $$;
