-- The picture for link previews of the game's page: its cover in the format that messaging services expect.
alter table games add column image_share text;
