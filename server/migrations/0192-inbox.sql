-- Contact messages and problem reports are the threads of one inbox. Reports keep the number by which the log names them.
create table threads (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('message', 'report')),
  -- who reported it; null for a message, and once the account was deleted
  user_id bigint references users on delete set null,
  -- who wrote a message; '' for a report, whose user may change both
  name text not null default '',
  email text not null default '',
  body text not null,
  browser text not null default '',
  state text not null default 'open' check (state in ('open', 'waiting', 'done')),
  assignee_id bigint references users on delete set null,
  created_at timestamptz not null default now()
);

-- What administrators wrote in a thread: replies by email, and notes that only they see.
create table thread_entries (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads on delete cascade,
  author_id bigint references users on delete set null,
  kind text not null check (kind in ('reply', 'note')),
  -- identifies the request: a second one with the same key is the first
  key text not null,
  body text not null,
  -- the email of a reply, which is deleted once it's delivered
  mail_id bigint,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (thread_id, key)
);

insert into threads (id, kind, user_id, body, browser, state, created_at)
  overriding system value
  select id, 'report', user_id, bug_details, browser, case state when 'closed' then 'done' else 'open' end, created_at
  from bug_reports;
select setval(pg_get_serial_sequence('threads', 'id'), coalesce(max(id), 0) + 1, false) from threads;
insert into threads (kind, name, email, body, created_at)
  select 'message', name, email, message, created_at from contact_messages order by id;
insert into thread_entries (thread_id, author_id, kind, key, body, created_at)
  select report_id, author_id, 'reply', key, answer, created_at from report_answers order by id;
drop table report_answers, bug_reports, contact_messages;

create index threads_state on threads (state, id);
create index threads_assignee on threads (assignee_id, id);
create index threads_user on threads (user_id, id);
create index threads_search on threads using gin (
  lower(' ' || name || ' ' || email || ' ' || browser || ' ' || body) gin_trgm_ops
);
create index thread_entries_mail on thread_entries (mail_id) where mail_id is not null and sent_at is null;

-- The last record about anything other than an account is its revision.
create index audit_object on audit (object, id) where object <> '';

create table saved_replies (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,
  created_at timestamptz not null default now()
);

-- A hidden review is shown to nobody and doesn't count.
alter table reviews
  add column hidden_at timestamptz,
  add column hidden_by bigint references users on delete set null,
  add column hidden_reason text not null default '';
create index reviews_newest on reviews (created_at, id);
create index reviews_hidden on reviews (created_at, id) where hidden_at is not null;
create index reviews_search on reviews using gin (lower(' ' || review) gin_trgm_ops);

create or replace function count_ratings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update game_ratings set total = total - 1, sum = sum - old.rating where game_id = old.game_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    insert into game_ratings (game_id, total, sum) values (new.game_id, 1, new.rating)
    on conflict (game_id) do update set total = game_ratings.total + 1, sum = game_ratings.sum + excluded.sum;
  end if;
  return null;
end $$;
drop trigger reviews_count_ratings on reviews;
create trigger reviews_count_ratings after insert or delete or update of rating, game_id, hidden_at on reviews
  for each row execute function count_ratings();

-- An announcement can wait for its time, and be canceled until then.
alter table broadcasts
  add column send_at timestamptz,
  add column canceled_at timestamptz;
drop index broadcasts_unfinished;
create index broadcasts_unfinished on broadcasts (id) where done_at is null and canceled_at is null;
