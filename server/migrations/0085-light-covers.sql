-- A cover with a light upper part has its title in its own dark color.
alter table games add column light_cover boolean not null default false;
