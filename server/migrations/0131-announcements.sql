-- Letters that a person may do without; those about account and money always go.
alter table users add column mail_announcements boolean not null default true;
alter table users add column mail_new_games boolean not null default true;

-- Goes along as List-Unsubscribe, for a press on it in the mail program.
alter table mails add column unsubscribe_url text;

-- What is told to everyone, in batches by ascending id of the people. Each batch moves `reached_id` in the transaction of
-- its notifications and letters: whatever is killed in between, nobody is left out or told twice.
create table broadcasts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('announcements', 'new_games')),
  -- names the wish: a second one under it is the first
  key text not null unique,
  title text not null,
  body text not null,
  -- a page of ours; '' for home
  link text not null default '',
  author_id bigint references users on delete set null,
  -- people who came later are not meant
  people_before timestamptz not null default now(),
  reached_id bigint not null default 0,
  notified int not null default 0,
  mailed int not null default 0,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index broadcasts_kind on broadcasts (kind, id desc);
create index broadcasts_unfinished on broadcasts (id) where done_at is null;

-- Reports of problems, with what the team has answered.
alter table bug_reports add column browser text not null default '';
alter table bug_reports add column state text not null default 'open' check (state in ('open', 'closed'));
create index bug_reports_state on bug_reports (state, id desc);
create table report_answers (
  id bigint generated always as identity primary key,
  report_id bigint not null references bug_reports on delete cascade,
  author_id bigint references users on delete set null,
  -- names the wish: a second one under it is the first
  key text not null,
  answer text not null,
  created_at timestamptz not null default now(),
  unique (report_id, key)
);
