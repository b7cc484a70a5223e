import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** What `@marigold/content` exports, as far as the database keeps it. */
export interface Content {
  digest: string
  sounds: { id: number; sound_name: string; example: string; image: string | null }[]
  articulationCards: {
    key: string
    sound: number
    position: number
    kind: number
    rank: number
    sound_word: string
    words: string
    image: string | null
    alt: string
    marks: [number, number][]
    flags: string[]
  }[]
}

// Part of the digest: raise it when the import itself writes other rows from the same content.
const importVersion = 1
const lock = 7_227_418

/**
 * Brings the card tables to the content: ids stay, changed rows get a new version, what has gone is retired, and rows of
 * an administrator are left alone. Answers false where the digest of the last import says that nothing changed.
 */
export async function importContent(db: Db, content?: Content): Promise<boolean> {
  const { digest: contentDigest, sounds, articulationCards } = content ?? (await import('@marigold/content'))
  const digest = `${importVersion}:${contentDigest}`
  if (await isImported(db, digest)) return false
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx)
    if (await isImported(trx, digest)) return false
    await importSounds(trx, sounds)
    await importCards(trx, articulationCards)
    await trx
      .insertInto('imports')
      .values({ name: 'content', digest })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest, imported_at: sql`now()` }))
      .execute()
    return true
  })
}

async function isImported(db: Db, digest: string): Promise<boolean> {
  const last = await db.selectFrom('imports').select('digest').where('name', '=', 'content').executeTakeFirst()
  return last?.digest === digest
}

async function importSounds(db: Db, sounds: Content['sounds']): Promise<void> {
  const rows = sounds.map(({ id, sound_name, example, image }, index) => ({
    id,
    sound_name,
    position: index + 1,
    example,
    image,
  }))
  await sql`
    insert into sounds as kept (id, sound_name, position, example, image, published_at)
    select id, sound_name, position, example, image, now()
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id bigint, sound_name text, position int, example text, image text)
    on conflict (id) do update set sound_name = excluded.sound_name, position = excluded.position,
      example = excluded.example, image = excluded.image, retired_at = null, version = kept.version + 1
    where kept.origin = 'import' and (
      kept.retired_at is not null or
      (kept.sound_name, kept.position, kept.example, kept.image)
        is distinct from (excluded.sound_name, excluded.position, excluded.example, excluded.image))`.execute(db)
  await sql`
    update sounds set retired_at = now()
    where origin = 'import' and retired_at is null and id <> all(${rows.map((row) => row.id)}::bigint[])`.execute(db)
}

async function importCards(db: Db, cards: Content['articulationCards']): Promise<void> {
  const rows = cards.map((card) => ({ ...card, marks: card.marks.flat() }))
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (key text, sound bigint, position int, kind int,
        rank int, sound_word text, words text, image text, alt text, marks int[], flags text[])
    )
    insert into articulation_cards as kept
      (key, sound_id, position, kind, rank, sound_word, words, image, alt, marks, flags, published_at)
    select key, sound, position, kind, rank, sound_word, words, image, alt, marks, flags, now() from given
    on conflict (key) do update set sound_id = excluded.sound_id, position = excluded.position, kind = excluded.kind,
      rank = excluded.rank, sound_word = excluded.sound_word, words = excluded.words, image = excluded.image,
      alt = excluded.alt, marks = excluded.marks, flags = excluded.flags, retired_at = null, version = kept.version + 1
    where kept.origin = 'import' and (
      kept.retired_at is not null or
      (kept.sound_id, kept.position, kept.kind, kept.rank, kept.sound_word, kept.words, kept.image, kept.alt, kept.marks, kept.flags)
        is distinct from (excluded.sound_id, excluded.position, excluded.kind, excluded.rank, excluded.sound_word,
          excluded.words, excluded.image, excluded.alt, excluded.marks, excluded.flags))`.execute(db)
  await sql`
    update articulation_cards set retired_at = now()
    where origin = 'import' and retired_at is null and key <> all(${rows.map((row) => row.key)}::text[])`.execute(db)
}
