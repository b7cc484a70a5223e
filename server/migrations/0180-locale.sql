-- The language that a user chose for pages and emails; null follows the browser.
alter table users add column locale text;
-- Whom a broadcast is written for; null for one that its writer words for everyone.
alter table broadcasts add column locale text;
