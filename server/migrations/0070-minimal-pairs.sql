-- Contrasts of minimal pairs by their code, which saved sets and URLs refer to, and the pairs of each.
create table contrasts (
  id bigint generated always as identity primary key,
  code text not null unique,
  -- the sounds, and the pattern as a therapist writes it
  name text not null,
  pattern text not null,
  why text not null,
  position int not null,
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);

-- The target word, and the word that it turns into. Marks are pairs of start and end, flattened.
create table minimal_pairs (
  id bigint generated always as identity primary key,
  key text not null unique,
  contrast text not null references contrasts (code),
  rank int not null,
  word text not null,
  image text not null,
  alt text not null,
  marks int[] not null default '{}',
  other text not null,
  other_image text not null,
  other_alt text not null,
  other_marks int[] not null default '{}',
  version int not null default 1,
  origin text not null default 'import' check (origin in ('import', 'administrator')),
  published_at timestamptz,
  retired_at timestamptz
);
create index minimal_pairs_place on minimal_pairs (contrast, rank, id)
  where published_at is not null and retired_at is null;

-- The list of contrasts is cached for everyone, and the sample set is part of a cached page.
create trigger contrasts_tell after insert or update or delete or truncate on contrasts
  for each statement execute function tell_content_changed();
create trigger minimal_pairs_tell after insert or update or delete or truncate on minimal_pairs
  for each statement execute function tell_content_changed();
