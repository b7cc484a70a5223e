import { m } from '#messages'

/** The side of a photograph as it is kept, in pixels. */
const photoSide = 640

const mostBytes = 40_000_000
const mostPixels = 64_000_000

/** Why a file makes no photograph, in a sentence. */
class PhotoRefusal extends Error {}

/** Opens a photograph, the right way up. Throws `PhotoRefusal` where the file is none, or more than a tablet can hold. */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  if (file.size === 0) throw new PhotoRefusal(m.platform_this_file_is_empty_choose_another())
  if (file.size > mostBytes) throw new PhotoRefusal(m.platform_this_picture_is_larger_than_40())
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new PhotoRefusal(m.platform_this_file_isnt_a_picture_choose())
  try {
    const opened = await createImageBitmap(file)
    if (opened.width * opened.height <= mostPixels) return opened
    opened.close()
  } catch {
    throw new PhotoRefusal(m.platform_this_picture_couldnt_be_opened_it())
  }
  throw new PhotoRefusal(m.platform_this_picture_has_more_than_64())
}

/** What of a picture is kept: the middle of a square in parts of its width and height, and how far it is enlarged. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The square of a crop in the picture's pixels, moved so that it lies inside. */
export function squareOf({ width, height }: { width: number; height: number }, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / Math.max(1, zoom)
  const inside = (middle: number, whole: number) => Math.min(Math.max(middle * whole, side / 2), whole - side / 2)
  return { left: inside(x, width) - side / 2, top: inside(y, height) - side / 2, side }
}

/** The crop with its square moved by parts of its own side, and kept inside the picture. */
export function movedCrop(size: { width: number; height: number }, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop)
  const moved = {
    ...crop,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  }
  const square = squareOf(size, moved)
  return { ...crop, x: (square.left + side / 2) / size.width, y: (square.top + side / 2) / size.height }
}

/** Draws the square of a crop on a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const { left, top, side } = squareOf(picture, crop)
  const paint = canvas.getContext('2d')
  if (!paint) return
  paint.imageSmoothingQuality = 'high'
  // A picture that can be seen through stands on white.
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The picture turned a quarter to the right. */
export async function turned(picture: ImageBitmap): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.height
  canvas.height = picture.width
  const paint = canvas.getContext('2d')
  if (!paint) return picture
  paint.translate(canvas.width, 0)
  paint.rotate(Math.PI / 2)
  paint.drawImage(picture, 0, 0)
  return createImageBitmap(canvas)
}

/** The cropped square as a small JPEG: drawn anew, so that nothing of the file but its picture is left (no place, no date). */
export async function cropPhoto(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = photoSide
  drawCrop(canvas, picture, crop)
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.86))
  if (!made) throw new PhotoRefusal(m.platform_this_browser_couldnt_make_the_picture())
  return made
}
