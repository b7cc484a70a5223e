-- A cover whose upper part is light carries its title in its own dark color.
alter table games add column light_cover boolean not null default false;
