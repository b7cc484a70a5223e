import { m } from '#messages'
import type { AuditValues, GameMediaKind, GameRecord } from '@marigold/contract'
import { sql, type Transaction } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { change, mediaOf, readRow, type GameTarget } from './games.service.ts'
import type { Games } from './ports.ts'

type Parts = Pick<Services, 'db'>
type Row = Awaited<ReturnType<typeof readRow>>

/** A kind of a game's media that is changed. */
interface MediaTarget extends GameTarget {
  kind: GameMediaKind
}

/** A kind of a game's media, as the log has it. */
function logged(kind: GameMediaKind, game: Row): AuditValues {
  const { image, steps, video } = mediaOf(game)
  if (kind === 'steps') return { steps: steps.join('\n') }
  return kind === 'cover' ? { cover: image } : { video }
}

/** Changes a kind of a game's media, and records what was shown before and after. */
function changeMedia(
  parts: Parts,
  games: Games,
  target: MediaTarget,
  work: (trx: Transaction<DB>, game: Row) => Promise<void>,
): Promise<GameRecord> {
  return change(parts, games, target, async (trx, game) => {
    await work(trx, game)
    const after = logged(target.kind, await readRow(trx, target.id))
    return { action: 'game.media', before: logged(target.kind, game), after }
  })
}

/** Shows an uploaded cover, step, or video on a game's page. New versions of the game don't change that. */
export async function uploadMedia(parts: Parts, games: Games, target: MediaTarget, sent: Buffer): Promise<GameRecord> {
  const { un_zip_filename: slug } = await readRow(parts.db, target.id)
  const media = await games.storeMedia(slug, target.kind, sent)
  try {
    return await changeMedia(parts, games, target, (trx) => games.showMedia(trx, target.id, media))
  } catch (error) {
    await games.dropMedia(media)
    throw error
  }
}

/** Shows what the package of a game has again. The uploaded files stay, because the log names them. */
export function resetMedia(parts: Parts, games: Games, target: MediaTarget): Promise<GameRecord> {
  const { kind } = target
  return changeMedia(parts, games, target, (trx, { id, un_zip_filename: slug, package_version: version }) =>
    games.resetMedia(trx, { id, slug, version, kind }),
  )
}

/** Returns the pictures of steps that there are, and those that the last change left out, so that it can be undone. */
async function knownSteps(trx: Transaction<DB>, { id, step_images }: Row): Promise<Set<string>> {
  const last = await trx
    .selectFrom('audit')
    .where('object', '=', `game ${id}`)
    .where('action', '=', 'game.media')
    .where(sql<boolean>`before ? 'steps'`)
    .orderBy('id', 'desc')
    .select('before')
    .executeTakeFirst()
  const { steps = '' } = (last?.before ?? {}) as { steps?: string }
  return new Set([...step_images, ...steps.split('\n')])
}

/**
 * Puts the pictures of a game's steps in another order, leaves some out, or undoes the last time. Refuses pictures that
 * the game doesn't have.
 */
export function orderSteps(
  parts: Parts,
  games: Games,
  target: GameTarget,
  steps: readonly string[],
): Promise<GameRecord> {
  return changeMedia(parts, games, { ...target, kind: 'steps' }, async (trx, game) => {
    const known = await knownSteps(trx, game)
    if (new Set(steps).size !== steps.length || steps.some((step) => !known.has(step)))
      throw new Refusal('invalid', m.console_no_such_step(), { steps: [m.console_no_such_step()] })
    await games.orderSteps(trx, target.id, steps)
  })
}
