-- The log of what administrators did, by whom, to which account, and why. Accounts are named by id alone and without a
-- reference, because the log outlives them. Nothing in it can be changed, not even all at once.
alter table audit
  drop column detail,
  add column user_id bigint,
  add column before jsonb,
  add column after jsonb,
  add column reason text not null default '';
create index audit_user on audit (user_id, id) where user_id is not null;
create index audit_actor on audit (actor_id, id);
create trigger audit_no_truncate before truncate on audit for each statement execute function audit_is_append_only();

-- Words of the console's search: names, email, username, and company, by any part of them.
create index users_search on users using gin (
  lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || username || ' ' || company_name) gin_trgm_ops
);
create index mails_recipient on mails (lower(recipient), id);
create index bug_reports_user on bug_reports (user_id, id);

-- Minimal pairs and own cards can be turned off for an account like the three areas.
alter table users
  add column minimal_pairs boolean not null default true,
  add column own_cards boolean not null default true;
