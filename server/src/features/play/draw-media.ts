import { m } from '#messages'
import { limits } from '@marigold/contract'
import type { Sharp } from 'sharp'
import { Refusal } from '../../platform/http/errors.ts'
import { encodePicture, isSvg } from '../../platform/media/read-picture.ts'

const maxPixels = 50_000_000

/** Widths and heights of a cover, by the column of its URL. */
const coverSizes = {
  image: { width: 600, height: 800 },
  image_land: { width: 960, height: 600 },
  image_wide: { width: 1200, height: 600 },
} as const
const shareSize = { width: 1200, height: 630 }
const stepSize = { width: 960, height: 600 }

/** A cover in every size, and how texts on it are colored. */
export interface DrawnCover {
  files: { column: keyof typeof coverSizes | 'image_share'; ending: 'webp' | 'jpg'; bytes: Buffer }[]
  color: string
  light_cover: boolean
}

const refuse = (sentence: string) => new Refusal('invalid', sentence, { file: [sentence] })

function encode<Encoded>(sent: Buffer, draw: (picture: Sharp) => Promise<Encoded>): Promise<Encoded> {
  const megabytes = limits.gameMedia.picture / 1_000_000
  if (sent.length > limits.gameMedia.picture)
    throw new Refusal('too_large', m.pictures_too_large({ megabytes }), { file: [m.pictures_too_large({ megabytes })] })
  return encodePicture(sent, draw, {
    maxPixels,
    kind: (file) => refuse(isSvg(file) ? m.pictures_no_svg() : m.pictures_choose_jpeg_png_webp()),
    unreadable: () => refuse(m.account_we_couldnt_read_this_picture_please()),
  })
}

const samples = 16
const lightFrom = 0.55
const darkUpTo = 0.2

/** The brightness of a color, from 0 to 1. */
const brightness = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255

/** Returns a cover's darkest color, dark enough for light texts on it, and whether its upper half is light. */
async function readTone(picture: Sharp): Promise<Pick<DrawnCover, 'color' | 'light_cover'>> {
  const small = picture.clone().resize(samples, samples, { fit: 'fill' }).removeAlpha().toColorspace('srgb')
  const bytes = [...(await small.raw().toBuffer())]
  const colors = Array.from({ length: samples * samples }, (_, at) => bytes.slice(3 * at, 3 * at + 3))
  const upper = colors.slice(0, colors.length / 2)
  const mean = upper.reduce((sum, color) => sum + brightness(color), 0) / upper.length
  const darkest = colors.toSorted((a, b) => brightness(a) - brightness(b))[0] ?? []
  const scale = Math.min(1, darkUpTo / Math.max(brightness(darkest), 0.001))
  const color = darkest.map((one) =>
    Math.round(one * scale)
      .toString(16)
      .padStart(2, '0'),
  )
  return { color: `#${color.join('')}`, light_cover: mean >= lightFrom }
}

/** Draws an uploaded picture as a cover in every size. The part that stands out isn't cut off. */
export function drawCover(sent: Buffer): Promise<DrawnCover> {
  return encode(sent, async (picture) => {
    const flat = picture.flatten({ background: '#fff9ef' })
    const cut = (size: { width: number; height: number }) =>
      flat.clone().resize({ ...size, fit: 'cover', position: 'attention' })
    const covers = Object.entries(coverSizes).map(async ([column, size]) => ({
      column: column as keyof typeof coverSizes,
      ending: 'webp' as const,
      bytes: await cut(size).webp({ quality: 82 }).toBuffer(),
    }))
    const share = cut(shareSize).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    const files = [
      ...(await Promise.all(covers)),
      { column: 'image_share' as const, ending: 'jpg' as const, bytes: await share },
    ]
    return { files, ...(await readTone(flat)) }
  })
}

/** Draws an uploaded picture as a step: all of it, on a ground of the size that pages show. */
export function drawStep(sent: Buffer): Promise<Buffer> {
  return encode(sent, (picture) =>
    picture
      .flatten({ background: '#fff9ef' })
      .resize({ ...stepSize, fit: 'contain', background: '#fff9ef' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}
