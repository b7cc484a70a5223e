-- The picture that goes with a link to the game's page: its cover in the shape that services for messages expect.
alter table games add column image_share text;
