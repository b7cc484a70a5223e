-- When a draft goes live by itself.
alter table games add column publish_at timestamptz;
create index games_scheduled on games (publish_at) where publish_at is not null;
