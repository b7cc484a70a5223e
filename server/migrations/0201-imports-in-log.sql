-- One record of the log stands for all cards of an import.
create index audit_imports on audit (at) where action in ('cards.imported', 'cards.import_undone');
-- An import is undone by what it recorded in its transaction.
create index audit_at on audit (at);
