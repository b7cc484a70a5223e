-- Increases with every change of the catalogue, so that an instance knows whether its cached order is still valid.
create table catalogue_revision (
  the_only boolean primary key default true check (the_only),
  revision bigint not null
);
insert into catalogue_revision (revision) values (1);

-- Once per transaction, at its end: the row is only locked briefly, and what a reader sees at a revision is committed.
create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  if current_setting('marigold.catalogue_counted', true) is distinct from pg_current_xact_id()::text then
    perform set_config('marigold.catalogue_counted', pg_current_xact_id()::text, true);
    update catalogue_revision set revision = revision + 1;
  end if;
  return null;
end $$;
create constraint trigger games_count_change after insert or update or delete on games
  deferrable initially deferred for each row execute function count_catalogue_change();
create constraint trigger game_categories_count_change after insert or update or delete on game_categories
  deferrable initially deferred for each row execute function count_catalogue_change();
create constraint trigger game_ages_count_change after insert or update or delete on game_ages
  deferrable initially deferred for each row execute function count_catalogue_change();
create constraint trigger categories_count_change after insert or update or delete on categories
  deferrable initially deferred for each row execute function count_catalogue_change();
create constraint trigger age_filters_count_change after insert or update or delete on age_filters
  deferrable initially deferred for each row execute function count_catalogue_change();
