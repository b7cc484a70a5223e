-- The sum of a game's ratings is updated whenever a review is added, changed, or deleted.
create function count_ratings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update game_ratings set total = total - 1, sum = sum - old.rating where game_id = old.game_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into game_ratings (game_id, total, sum) values (new.game_id, 1, new.rating)
    on conflict (game_id) do update set total = game_ratings.total + 1, sum = game_ratings.sum + excluded.sum;
  end if;
  return null;
end $$;
create trigger reviews_count_ratings after insert or delete or update of rating, game_id on reviews
  for each row execute function count_ratings();
