-- Optional emails. Emails about account and money can't be turned off.
alter table users add column mail_announcements boolean not null default true;
alter table users add column mail_new_games boolean not null default true;

-- The URL for the List-Unsubscribe header.
alter table mails add column unsubscribe_url text;

-- Announcements to everyone, sent in batches by ascending user id. Each batch advances `reached_id` in the transaction
-- of its notifications and emails, so nobody is skipped or reached twice if the process is killed.
create table broadcasts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('announcements', 'new_games')),
  -- identifies the request: a second one with the same key is the first
  key text not null unique,
  title text not null,
  body text not null,
  -- a path on our site; '' for home
  link text not null default '',
  author_id bigint references users on delete set null,
  -- users who register later are not included
  people_before timestamptz not null default now(),
  reached_id bigint not null default 0,
  notified int not null default 0,
  mailed int not null default 0,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index broadcasts_kind on broadcasts (kind, id desc);
create index broadcasts_unfinished on broadcasts (id) where done_at is null;

-- Replies of the team to problem reports.
alter table bug_reports add column browser text not null default '';
alter table bug_reports add column state text not null default 'open' check (state in ('open', 'closed'));
create index bug_reports_state on bug_reports (state, id desc);
create table report_answers (
  id bigint generated always as identity primary key,
  report_id bigint not null references bug_reports on delete cascade,
  author_id bigint references users on delete set null,
  -- identifies the request: a second one with the same key is the first
  key text not null,
  answer text not null,
  created_at timestamptz not null default now(),
  unique (report_id, key)
);
