-- Notifies the caches of every process when public content changes.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  notify content;
  return null;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array[
    'games', 'game_categories', 'game_ages', 'categories', 'age_filters', 'reviews', 'sounds', 'articulation_cards'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I
       for each statement execute function tell_content_changed()', watched || '_tell', watched);
  end loop;
end $$;
-- Reviews show a first name and a photo.
create trigger users_tell after update of first_name, photo_key or delete on users
  for each statement execute function tell_content_changed();
