-- Rows that administrators may edit have version, published_at, retired_at, and origin ('import' or 'administrator').
-- Money in integer US cents, time in timestamptz (UTC).

create extension if not exists pg_trgm;

create table users (
  id bigint generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  customer_first_name text not null default '',
  customer_last_name text not null default '',
  user_type text not null default 'therapist',
  occupation text not null default '5',
  phone_number text not null default '',
  country text not null default '',
  state text not null default '',
  city text not null default '',
  address_line_1 text not null default '',
  postal_code text not null default '',
  is_company boolean not null default false,
  company_name text not null default '',
  auto_renewal boolean not null default false,
  is_admin boolean not null default false,
  -- granted by an administrator: active without a plan
  complimentary boolean not null default false,
  is_partner boolean not null default false,
  articulation boolean not null default true,
  language boolean not null default true,
  fluency boolean not null default true,
  status text not null default 'active' check (status in ('active', 'blocked')),
  -- the plan chosen before payment, as a word
  chosen_plan text check (chosen_plan in ('monthly', 'quarterly', 'yearly')),
  photo_key text,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));

create table sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  kind text not null default 'person' check (kind in ('person', 'partner')),
  device_label text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_until timestamptz not null,
  ends_at timestamptz not null
);
create index sign_ins_user on sign_ins (user_id);

create table password_resets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Counters of limits across instances: attempts for an account or an address, keyed by a hash.
create table tries (
  key text primary key,
  count int not null,
  resets_at timestamptz not null
);

create table billing_customers (
  user_id bigint primary key references users on delete cascade,
  provider_id text not null unique,
  trial_used_at timestamptz
);

create table subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider_id text not null unique,
  plan text not null check (plan in ('monthly', 'quarterly', 'yearly')),
  -- the provider's own status: trialing, active, past_due, canceled, unpaid, incomplete, incomplete_expired, paused
  provider_status text not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  past_due_since timestamptz,
  ended_at timestamptz,
  live boolean not null,
  updated_at timestamptz not null default now()
);
create unique index subscriptions_one_live on subscriptions (user_id) where live;
create index subscriptions_user on subscriptions (user_id, id desc);

create table checkouts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  plan text not null check (plan in ('monthly', 'quarterly', 'yearly')),
  provider_id text unique,
  url text,
  -- hash of the one-time ticket that /auto-login accepts; null if a logged-in user started the checkout
  ticket_hash bytea unique,
  ticket_used_at timestamptz,
  status text not null default 'open' check (status in ('open', 'complete', 'expired', 'refunded')),
  paid_at timestamptz,
  created_at timestamptz not null default now()
);
create index checkouts_user on checkouts (user_id, id desc);
create index checkouts_open on checkouts (created_at) where status = 'open';

create table provider_events (
  id text primary key,
  type text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz
);

-- Hashes of the email or card fingerprint of users who have had their trial. They outlive the account.
create table trials_used (
  key_hash bytea primary key,
  used_at timestamptz not null default now()
);

create table categories (
  id bigint generated always as identity primary key,
  name text not null unique
);
create table age_filters (
  id bigint generated always as identity primary key,
  name text not null unique,
  position int not null
);

create table games (
  id bigint generated always as identity primary key,
  un_zip_filename text not null unique,
  game_name text not null,
  short_description text not null default '',
  long_description text not null default '',
  description text not null default '',
  goals text[] not null default '{}',
  how_to_play text[] not null default '{}',
  free boolean not null default false,
  featured boolean not null default false,
  rank int not null default 1000000,
  color text not null default '#2b1b3d',
  image text, image_land text, image_wide text, video text, features_video text, free_video text,
  step_images text[] not null default '{}',
  -- the active package; its files are in games/{un_zip_filename}/{package_version}/
  package_version int not null default 0,
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz,
  created_at timestamptz not null default now()
);
create index games_shown on games (rank, id) where published_at is not null and retired_at is null;

create table game_packages (
  id bigint generated always as identity primary key,
  game_id bigint not null references games on delete cascade,
  version int not null,
  sha256 text not null,
  bytes bigint not null,
  files int not null,
  warnings text[] not null default '{}',
  created_at timestamptz not null default now(),
  unique (game_id, version)
);

create table game_categories (
  game_id bigint not null references games on delete cascade,
  category_id bigint not null references categories on delete cascade,
  position int not null default 0,
  primary key (game_id, category_id)
);
create index game_categories_category on game_categories (category_id, game_id);
create table game_ages (
  game_id bigint not null references games on delete cascade,
  age_filter_id bigint not null references age_filters on delete cascade,
  primary key (game_id, age_filter_id)
);
create index game_ages_age on game_ages (age_filter_id, game_id);

create table game_views (
  user_id bigint not null references users on delete cascade,
  game_id bigint not null references games on delete cascade,
  viewed_at timestamptz not null default now(),
  views int not null default 1,
  primary key (user_id, game_id)
);
create index game_views_recent on game_views (user_id, viewed_at desc);

create table reviews (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  game_id bigint not null references games on delete cascade,
  rating int not null check (rating between 1 and 5),
  review text not null,
  created_at timestamptz not null default now(),
  unique (user_id, game_id)
);
create index reviews_game on reviews (game_id, created_at desc, id desc);
-- Updated in the same transaction as the review, so that an average costs one row.
create table game_ratings (
  game_id bigint primary key references games on delete cascade,
  total int not null,
  sum int not null
);

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create table bug_reports (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  bug_details text not null,
  created_at timestamptz not null default now()
);
-- Captcha solutions that were used, until they expire.
create table captcha_used (
  key_hash bytea primary key,
  expires_at timestamptz not null
);

create table sounds (
  id bigint primary key,
  sound_name text not null unique,
  position int not null,
  example text not null default '',
  image text,
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);
create table articulation_cards (
  id bigint generated always as identity primary key,
  -- stable name from the content tables: imports match rows by it and keep the id
  key text not null unique,
  sound_id bigint not null references sounds,
  position int not null check (position between 1 and 3),
  kind int not null check (kind between 1 and 3),
  rank int not null,
  sound_word text not null,
  words text not null,
  image text,
  alt text not null default '',
  -- pairs of start and end, flattened, of the letters in `words` that spell the sound
  marks int[] not null default '{}',
  flags text[] not null default '{}',
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);
create index articulation_cards_slot on articulation_cards (sound_id, position, kind, rank) where published_at is not null and retired_at is null;

-- The digest of the last import, so that unchanged content isn't compared row by row at each start.
create table imports (
  name text primary key,
  digest text not null,
  imported_at timestamptz not null default now()
);

create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table audit (
  id bigint generated always as identity primary key,
  actor_id bigint,
  action text not null,
  object text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit is append-only';
end $$;
create trigger audit_no_change before update or delete on audit for each row execute function audit_is_append_only();
