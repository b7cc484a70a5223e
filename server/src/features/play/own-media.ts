import { randomBytes } from 'node:crypto'
import { m } from '#messages'
import { limits, type GameMediaKind } from '@marigold/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { Refusal } from '../../platform/http/errors.ts'
import type { Files } from '../../platform/storage/files.ts'
import { drawCover, drawStep } from './draw-media.ts'
import { encodeVideo } from './encode-video.ts'

type Trx = Transaction<DB>

/** The columns of a game that a kind of media is stored in. */
interface Columns {
  image?: string
  image_land?: string
  image_wide?: string
  image_share?: string
  color?: string
  light_cover?: boolean
  video?: string
  /** A picture that is added to the steps. */
  step?: string
}

/** Uploaded media whose files are stored, until they're shown or dropped. */
export interface StoredMedia {
  kind: GameMediaKind
  columns: Columns
  /** The keys of the files. */
  keys: string[]
}

async function drawn(kind: GameMediaKind, sent: Buffer) {
  if (kind === 'video') {
    const { bytes, type } = await encodeVideo(sent)
    return { files: [{ column: 'video', ending: type, bytes }], tone: {} }
  }
  if (kind === 'steps') return { files: [{ column: 'step', ending: 'webp', bytes: await drawStep(sent) }], tone: {} }
  const { files, ...tone } = await drawCover(sent)
  return { files, tone }
}

/** Converts what was uploaded for a game, and stores it under new names. Throws `invalid` for what can't be shown. */
export async function storeMedia(files: Files, slug: string, kind: GameMediaKind, sent: Buffer): Promise<StoredMedia> {
  const { files: made, tone } = await drawn(kind, sent)
  const id = randomBytes(8).toString('hex')
  const stored = made.map(({ column, ending, bytes }) => ({
    column,
    bytes,
    key: `game-media/${slug}/${id}-${column.replace('_', '-')}.${ending}`,
  }))
  for (const { key, bytes } of stored) await files.put(key, bytes)
  const addresses = Object.fromEntries(stored.map(({ column, key }) => [column, files.url(key)]))
  return { kind, columns: { ...addresses, ...tone }, keys: stored.map(({ key }) => key) }
}

/** Shows stored media on a game's page. New versions of its package don't change that. */
export async function showOwnMedia(trx: Trx, id: number, { kind, columns }: StoredMedia): Promise<void> {
  const { step, ...values } = columns
  const { own_media, step_images } = await trx
    .selectFrom('games')
    .where('id', '=', id)
    .select(['own_media', 'step_images'])
    .executeTakeFirstOrThrow()
  // The first uploaded step replaces those of the package.
  const steps = own_media.includes('steps') ? step_images : []
  if (step !== undefined && steps.length >= limits.gameMedia.steps)
    throw new Refusal('conflict', m.play_too_many_steps({ count: limits.gameMedia.steps }))
  await trx
    .updateTable('games')
    .set({
      ...values,
      ...(step !== undefined && { step_images: [...steps, step] }),
      own_media: [...new Set([...own_media, kind])],
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Shows these pictures as a game's steps. New versions of its package don't change that. */
export async function orderSteps(trx: Trx, id: number, steps: readonly string[]): Promise<void> {
  const { own_media } = await trx.selectFrom('games').where('id', '=', id).select('own_media').executeTakeFirstOrThrow()
  await trx
    .updateTable('games')
    .set({ step_images: [...steps], own_media: [...new Set([...own_media, 'steps'])], version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
