import { m } from '#messages'

/** Side length of a stored photo, in pixels. */
const photoSide = 640

const maxBytes = 40_000_000
const maxPixels = 64_000_000

/** Says why a file can't be used as a photo. */
class PhotoError extends Error {}

/**
 * Opens a photo with the correct orientation. Throws `PhotoError` if the file isn't one, or is more than a tablet can
 * handle.
 */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  if (file.size === 0) throw new PhotoError(m.platform_this_file_is_empty_choose_another())
  if (file.size > maxBytes) throw new PhotoError(m.platform_this_picture_is_larger_than_40())
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new PhotoError(m.platform_this_file_isnt_a_picture_choose())
  try {
    const opened = await createImageBitmap(file)
    if (opened.width * opened.height <= maxPixels) return opened
    opened.close()
  } catch {
    throw new PhotoError(m.platform_this_picture_couldnt_be_opened_it())
  }
  throw new PhotoError(m.platform_this_picture_has_more_than_64())
}

/** Crop of a picture: the square's center relative to width and height, and the zoom. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const fullCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Returns a crop's square in pixels, shifted to be inside the picture. */
export function cropSquare({ width, height }: { width: number; height: number }, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / Math.max(1, zoom)
  const inside = (middle: number, whole: number) => Math.min(Math.max(middle * whole, side / 2), whole - side / 2)
  return { left: inside(x, width) - side / 2, top: inside(y, height) - side / 2, side }
}

/** Moves a crop by fractions of its side, staying inside the picture. */
export function moveCrop(size: { width: number; height: number }, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = cropSquare(size, crop)
  const moved = {
    ...crop,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  }
  const square = cropSquare(size, moved)
  return { ...crop, x: (square.left + side / 2) / size.width, y: (square.top + side / 2) / size.height }
}

/** Draws a crop on a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const { left, top, side } = cropSquare(picture, crop)
  const paint = canvas.getContext('2d')
  if (!paint) return
  paint.imageSmoothingQuality = 'high'
  // Transparent pictures get a white background.
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** Rotates a picture by 90 degrees clockwise. */
export async function rotateRight(picture: ImageBitmap): Promise<ImageBitmap> {
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

/** Returns the crop as a small JPEG. Redrawing removes all metadata, such as place and date. */
export async function cropPhoto(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = photoSide
  drawCrop(canvas, picture, crop)
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.86))
  if (!made) throw new PhotoError(m.platform_this_browser_couldnt_make_the_picture())
  return made
}
