import { m } from '#messages'
import { limits } from '@marigold/contract'
import { sql } from 'kysely'
import type { Sharp } from 'sharp'
import { z } from 'zod'
import type { Services } from '../../platform/app.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { encodePicture } from '../../platform/media/read-picture.ts'
import { newSecret } from '../../platform/access/tokens.ts'

/** The job that removes a file that nothing refers to. */
export const removeFileJob = 'remove-photo'
export const RemoveFileJob = z.object({ key: z.string().startsWith('photos/') })

// Shown at 128 pixels at most, on screens with up to four dots per pixel.
const side = 512
const maxPixels = 25_000_000

function noPicture(sentence: string): Refusal {
  return new Refusal('invalid', sentence, { photo: [sentence] })
}

/** Converts an upload to a square WebP. */
export async function processPhoto(sent: Buffer): Promise<Buffer> {
  if (sent.length === 0) throw noPicture(m.account_please_choose_a_picture())
  if (sent.length > limits.photo) throw photoTooLarge()
  const draw = (picture: Sharp) =>
    picture.resize(side, side, { fit: 'cover' }).flatten({ background: '#ffffff' }).webp({ quality: 82 }).toBuffer()
  return encodePicture(sent, draw, {
    maxPixels,
    kind: () => noPicture(m.account_please_choose_a_jpeg_png_or()),
    unreadable: () => noPicture(m.account_we_couldnt_read_this_picture_please()),
  })
}

/** Returns the refusal of a file over 2 MB. */
export function photoTooLarge(): Refusal {
  const sentence = m.account_please_choose_a_picture_of_less()
  return new Refusal('too_large', sentence, { photo: [sentence] })
}

/**
 * Stores a photo under a random name, or removes it when given null. The previous file is deleted. Returns the new key.
 */
export async function setPhoto(
  { db, files, jobs }: Pick<Services, 'db' | 'files' | 'jobs'>,
  userId: number,
  photo: Buffer | null,
): Promise<string | null> {
  const key = photo === null ? null : `photos/${newSecret()}.webp`
  if (key !== null && photo !== null) await files.put(key, photo)
  try {
    await db.transaction().execute(async (trx) => {
      const { before } = await trx
        .selectFrom('users')
        .where('id', '=', userId)
        .select('photo_key as before')
        .forUpdate()
        .executeTakeFirstOrThrow()
      await trx.updateTable('users').set({ photo_key: key }).where('id', '=', userId).execute()
      if (before !== null) await jobs.send(removeFileJob, { key: before }, { db: trx })
    })
  } catch (error) {
    if (key !== null) await files.remove(key)
    throw error
  }
  return key
}

/** Removes a photo's file unless a user still has it. */
export async function removeFile({ db, files }: Pick<Services, 'db' | 'files'>, key: string): Promise<void> {
  const used = await db
    .selectFrom('users')
    .where('photo_key', '=', key)
    .select(sql<number>`1`.as('one'))
    .executeTakeFirst()
  if (used === undefined && (await files.exists(key))) await files.remove(key)
}
