import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { cardAreas } from '../areas/areas.ts'
import type { CardArea } from '../areas/card-area.ts'
import type { Content } from './content.ts'
import { syncTable } from './sync-table.ts'

// Part of the digest. Raise it when the import itself writes different rows for the same content.
const importVersion = 2
const lock = 7_227_418

/** Loads the content in `@marigold/content`. Its tables are large, so they're loaded only when an import needs them. */
async function shipped(): Promise<Content> {
  const content = await import('@marigold/content')
  const { languageCategories, languageSubcategories, languageItems, altOf } = content
  const { fluencyLevels, fluencyTechniques, fluencyLines } = content
  return {
    digest: content.digest,
    locale: content.locale,
    sounds: content.sounds,
    articulationCards: content.articulationCards,
    contrasts: content.contrasts,
    pairCards: content.pairCards,
    language: { categories: languageCategories, subcategories: languageSubcategories, items: languageItems, altOf },
    fluency: { levels: fluencyLevels, techniques: fluencyTechniques, lines: fluencyLines },
  }
}

/**
 * Updates the card tables to the content. Ids stay, changed rows get a new version, removed ones are retired, and rows
 * of an administrator are left alone. Returns false when the digest of the last import shows that nothing changed.
 */
export async function importContent(db: Db, given?: Content, areas: readonly CardArea[] = cardAreas): Promise<boolean> {
  // Loads only the digest: most starts need nothing else.
  const { digest: contentDigest } = given ?? (await import('@marigold/content/digest'))
  const digest = `${importVersion}:${contentDigest}`
  if (await isImported(db, digest)) return false
  const content = given ?? (await shipped())
  return await db.transaction().execute(async (trx) => {
    await lockContent(trx)
    if (await isImported(trx, digest)) return false
    // In the order of the areas, so that references resolve.
    const tables = areas.flatMap((area) => area.tables?.(content) ?? [])
    for (const [table, rows] of tables) await syncTable(trx, table, rows, content.locale)
    await trx
      .insertInto('imports')
      .values({ name: 'content', digest })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest, imported_at: sql`now()` }))
      .execute()
    return true
  })
}

/** Makes the next start compare the tables with the content again, also if the content is the same. */
export async function clearImportDigest(trx: Db): Promise<void> {
  await trx.updateTable('imports').set({ digest: '' }).where('name', '=', 'content').execute()
}

/** Makes other imports and edits of cards wait until `trx` ends. */
export async function lockContent(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx)
}

async function isImported(db: Db, digest: string): Promise<boolean> {
  const last = await db.selectFrom('imports').select('digest').where('name', '=', 'content').executeTakeFirst()
  return last?.digest === digest
}
