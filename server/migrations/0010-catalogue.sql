-- Categories that every catalogue has from the start. Imports add others.
insert into age_filters (name, position) values ('2-4', 1), ('5-7', 2), ('8-10', 3), ('11-13', 4), ('14+', 5);
insert into categories (name) values ('SLP'), ('OT'), ('MIND'), ('Free Games');

create index games_free_first on games (free desc, rank, id) where published_at is not null and retired_at is null;
create index games_featured on games (rank, id) where featured and published_at is not null and retired_at is null;
