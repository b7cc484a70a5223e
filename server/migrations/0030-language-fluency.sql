-- Language goals (ids 1 to 36) and their parts (ids from 101). Saved sets refer to these ids.
create table language_categories (
  id bigint primary key,
  category_name text not null,
  image text,
  position int not null,
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);

create table language_subcategories (
  id bigint primary key,
  category_id bigint not null references language_categories,
  category_name text not null,
  position int not null,
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);
create index language_subcategories_category on language_subcategories (category_id);

-- image, alt, answers, and correct_option are JSON texts that are passed on unchanged.
create table language_items (
  id bigint generated always as identity primary key,
  key text not null unique,
  subcategory_id bigint not null references language_subcategories,
  question_type int not null check (question_type between 2 and 6),
  rank int not null,
  age text not null,
  questions text not null,
  image text not null default '[]',
  alt text not null default '[]',
  answers text not null default '[]',
  correct_option text not null default '[]',
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);
create index language_items_place on language_items (subcategory_id, rank, id)
  where published_at is not null and retired_at is null;

create table fluency_levels (
  id bigint primary key,
  name text not null,
  position int not null,
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);

create table fluency_techniques (
  id bigint primary key,
  name text not null,
  idea text not null,
  position int not null,
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);

create table fluency_sentences (
  id bigint generated always as identity primary key,
  key text not null unique,
  technique_id bigint not null references fluency_techniques,
  level_id bigint not null references fluency_levels,
  rank int not null,
  sentence text not null,
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);
create index fluency_sentences_place on fluency_sentences (level_id, technique_id, rank, id)
  where published_at is not null and retired_at is null;
