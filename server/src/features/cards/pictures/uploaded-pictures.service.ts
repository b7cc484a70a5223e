import { randomBytes } from 'node:crypto'
import { m } from '#messages'
import { limits, type UploadedPicture } from '@marigold/contract'
import { sql } from 'kysely'
import type { Sharp } from 'sharp'
import { z } from 'zod'
import { recordAudit } from '../../../platform/access/audit.ts'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { pictureKey } from '../../../platform/media/card-pictures.ts'
import { encodePicture, isSvg } from '../../../platform/media/read-picture.ts'
import { lockContent } from '../content/import-content.ts'
import { loadRules } from '../editing/card-table.ts'
import { ruleSentence } from '../editing/rule-sentences.ts'

type Parts = Pick<Services, 'db' | 'files' | 'jobs'>
interface Admin {
  id: number
}

/** The job that deletes the file of a removed picture. */
export const removePictureJob = 'remove-card-picture'
export const RemovePictureJob = z.object({ name: z.string() })

// A card fills half of a large screen.
const side = 1024
const maxPixels = 50_000_000

const refuse = (field: string, sentence: string) => new Refusal('invalid', sentence, { [field]: [sentence] })

/** Returns the refusal of a file that is too large. */
export function pictureTooLarge(): Refusal {
  const sentence = m.pictures_too_large({ megabytes: limits.cardPicture.bytes / 1_000_000 })
  return new Refusal('too_large', sentence, { picture: [sentence] })
}

/**
 * Converts an upload to what a drawn picture is: a square SVG, with the pixels inside. So it works wherever drawn ones do.
 * Transparent parts stay transparent.
 */
async function drawUploaded(sent: Buffer): Promise<string> {
  const encode = async (picture: Sharp) => {
    const sized = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
    const { isOpaque } = await sized.clone().stats()
    return isOpaque
      ? { type: 'jpeg', bytes: await sized.jpeg({ quality: 82, mozjpeg: true }).toBuffer() }
      : { type: 'png', bytes: await sized.png({ palette: true, quality: 85 }).toBuffer() }
  }
  const { type, bytes } = await encodePicture(sent, encode, {
    maxPixels,
    kind: (file) => refuse('picture', isSvg(file) ? m.pictures_no_svg() : m.pictures_choose_jpeg_png_webp()),
    unreadable: () => refuse('picture', m.account_we_couldnt_read_this_picture_please()),
  })
  const image = `<image width="128" height="128" xlink:href="data:image/${type};base64,${bytes.toString('base64')}"/>`
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  return `<svg ${names} width="128" height="128" viewBox="0 0 128 128">${image}</svg>`
}

async function checkAlt(alt: string): Promise<void> {
  const wrong = (await loadRules()).altFaults('alt', alt).find(({ warning }) => !warning)
  if (wrong) throw refuse('alt', ruleSentence(wrong))
}

/** Lists uploaded pictures, newest first, or one, with how often they're used. */
async function readPictures(db: Db, name?: string): Promise<UploadedPicture[]> {
  const { rows } = await sql<Omit<UploadedPicture, 'created_at'> & { created_at: Date }>`
    with places (text) as (
      select image from articulation_cards where image like '%/upload-%'
      union all select image from minimal_pairs where image like '%/upload-%'
      union all select other_image from minimal_pairs where other_image like '%/upload-%'
      union all select image from language_items where image like '%"upload-%'
      union all select image from sounds where image like '%/upload-%'
      union all select image from language_categories where image like 'upload-%'
      union all select picture from own_cards where picture like 'upload-%'
      union all select fields->>'pictures' from site_versions where fields->>'pictures' like '%upload-%'
    ), used as (
      select found[1] as name, count(*)::int as uses
      from places, regexp_matches(text, 'upload-[0-9a-f]{16}', 'g') as found group by 1
    )
    select p.name, p.alt, p.bytes, p.created_at, coalesce(used.uses, 0) as uses
    from card_pictures p left join used using (name)
    where ${name === undefined ? sql`true` : sql`p.name = ${name}`}
    order by p.created_at desc, p.name`.execute(db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Lists every uploaded picture, newest first. */
export const listUploaded = (db: Db): Promise<UploadedPicture[]> => readPictures(db)

/** Stores a picture for cards, with what it shows. */
export async function addPicture(
  { db, files }: Parts,
  admin: Admin,
  { alt, sent }: { alt: string; sent: Buffer },
): Promise<UploadedPicture> {
  await checkAlt(alt)
  const svg = await drawUploaded(sent)
  const name = `upload-${randomBytes(8).toString('hex')}`
  await files.put(pictureKey(name), svg)
  try {
    return await db.transaction().execute(async (trx) => {
      await lockContent(trx)
      const { count } = await trx
        .selectFrom('card_pictures')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= limits.cardPicture.most)
        throw new Refusal('conflict', m.pictures_too_many({ count: limits.cardPicture.most }))
      const bytes = Buffer.byteLength(svg)
      const { created_at } = await trx
        .insertInto('card_pictures')
        .values({ name, alt, bytes })
        .returning('created_at')
        .executeTakeFirstOrThrow()
      const object = `card-picture ${name}`
      await recordAudit(trx, { actorId: admin.id, action: 'picture.uploaded', object, after: { alt } })
      return { name, alt, bytes, created_at: created_at.toISOString(), uses: 0 }
    })
  } catch (error) {
    await files.remove(pictureKey(name))
    throw error
  }
}

/** Changes what a picture is said to show. Refuses if another administrator has changed it since `before` was read. */
export async function describePicture(
  { db }: Pick<Services, 'db'>,
  admin: Admin,
  { name, alt, before }: { name: string; alt: string; before: string },
): Promise<UploadedPicture> {
  await checkAlt(alt)
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('card_pictures').where('name', '=', name).select('name').forUpdate().execute()
    const [picture] = await readPictures(trx, name)
    if (picture === undefined) throw new Refusal('not_found', m.pictures_no_such_picture())
    if (picture.alt !== before) throw refuse('alt', m.pictures_described_meanwhile({ alt: picture.alt }))
    await trx.updateTable('card_pictures').set({ alt }).where('name', '=', name).execute()
    const object = `card-picture ${name}`
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'picture.described',
      object,
      before: { alt: before },
      after: { alt },
    })
    return { ...picture, alt }
  })
}

/** Deletes a picture that nothing uses. The administrator types what it shows, so that it's the intended one. */
export async function removePicture(
  { db, jobs }: Parts,
  admin: Admin,
  { name, alt }: { name: string; alt: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContent(trx)
    // A card that is being saved with it comes first, or finds it gone.
    const there = await trx.selectFrom('card_pictures').where('name', '=', name).select('name').forUpdate().execute()
    const [picture] = there.length === 0 ? [] : await readPictures(trx, name)
    if (picture === undefined) throw new Refusal('not_found', m.pictures_no_such_picture())
    if (picture.uses > 0) throw new Refusal('conflict', m.pictures_still_used())
    if (picture.alt.toLowerCase() !== alt.toLowerCase()) throw refuse('alt', m.pictures_not_its_description())
    await trx.deleteFrom('card_pictures').where('name', '=', name).execute()
    const object = `card-picture ${name}`
    await recordAudit(trx, { actorId: admin.id, action: 'picture.removed', object, before: { alt: picture.alt } })
    await jobs.send(removePictureJob, { name }, { db: trx })
  })
}

/** Deletes the file of a removed picture. */
export async function removePictureFile({ files }: Pick<Services, 'files'>, name: string): Promise<void> {
  if (await files.exists(pictureKey(name))) await files.remove(pictureKey(name))
}
