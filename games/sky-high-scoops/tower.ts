import { addressOf, toppingPictures } from './art-pictures.ts'
import { coneHeight, type Camera } from './camera.ts'
import { toppings, type Cone, type Piece } from './cone.ts'
import type { Palette, Tones } from './palette.ts'
import { cone as coneShape, flagPole, paint, scoop, sprinkleColors, sprinkleSpots, stand } from './shapes.ts'

/** One scoop stands this much above the other, in units of the shapes. */
export const pitch = 45
const plain: Tones = ['#fff', '#fff', '#fff']
const wonks = [0, 0.09, -0.12, 0.05, -0.07, 0.13, -0.04, -0.1, 0.08, 0.02]
/** How far a piece stands off the middle, in scoops: no tower is straight. */
export const wonkOf = (at: number): number => wonks[at % wonks.length] ?? 0

const images = new Map<string, HTMLImageElement>()
function imageOf(name: keyof typeof toppingPictures): HTMLImageElement {
  const image = images.get(name) ?? new Image()
  if (!images.has(name)) {
    image.src = addressOf(toppingPictures[name])
    images.set(name, image)
  }
  return image
}
/** Reads the pictures of all toppings; told once each is there. */
export function loadToppings(ready: () => void): void {
  for (const name of toppings) {
    const image = imageOf(name)
    if (!image.complete) image.addEventListener('load', ready, { once: true })
  }
}

// A piece is painted once and then copied: a tower has a hundred, and each of them sways in each frame.
const sprites = new Map<string, ImageBitmap>()
// What a piece takes up around 0,0: its left edge, its top, its width and height.
const [left, top, width, height] = [-50, -54, 100, 84] as const
const kept = 96
// From this many pixels to a unit on, flat paths are filled faster than a bitmap is turned.
const large = 1
/** Sizes go by quarters of an octave, so that a camera that draws back does not paint anew in each frame. */
const spriteSize = (pixels: number) => Math.min(6, Math.max(0.1, 2 ** (Math.ceil(Math.log2(pixels) * 2) / 2)))

/** What `draw` paints around 0,0, as a bitmap of `pixels` to a unit; the ones used longest ago are dropped. */
function spriteOf(name: string, pixels: number, draw: (context: OffscreenCanvasRenderingContext2D) => void) {
  const size = spriteSize(pixels)
  const key = `${name} ${size}`
  let sprite = sprites.get(key)
  if (!sprite) {
    const sheet = new OffscreenCanvas(Math.ceil(width * size), Math.ceil(height * size))
    const context = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.setTransform(size, 0, 0, size, -left * size, -top * size)
    draw(context)
    sprite = sheet.transferToImageBitmap()
  }
  sprites.delete(key)
  sprites.set(key, sprite)
  const [oldest] = sprites.keys()
  if (sprites.size > kept && oldest !== undefined) {
    sprites.get(oldest)?.close()
    sprites.delete(oldest)
  }
  return sprite
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

function paintSprinkles(context: Context, count: number): void {
  for (const [index, [x, y, angle]] of sprinkleSpots.slice(0, count * 5).entries()) {
    context.save()
    context.translate(x, y)
    context.rotate((angle * Math.PI) / 180)
    context.fillStyle = sprinkleColors[index % sprinkleColors.length] ?? '#fff'
    context.beginPath()
    context.roundRect(-6, -2, 12, 4, 2)
    context.fill()
    context.restore()
  }
}

/** What of a piece stays in the square of its bitmap. */
function paintBody(context: Context, piece: Piece, color: Palette): void {
  if (piece.kind === 'scoop') paint(context, scoop, color.scoop(piece.flavor, piece.shade))
  else context.drawImage(imageOf(piece.topping), -40, -52, 80, 80)
  paintSprinkles(context, piece.sprinkles)
}

/** A piece as a bitmap. */
function paintSprite(context: CanvasRenderingContext2D, piece: Piece, color: Palette, pixels: number): void {
  const tones = piece.kind === 'scoop' ? color.scoop(piece.flavor, piece.shade).join('') : piece.topping
  const image = piece.kind === 'topping' ? imageOf(piece.topping) : null
  if (image && (!image.complete || image.naturalWidth === 0)) return
  const sprite = spriteOf(`${tones} ${piece.sprinkles}`, pixels, (on) => paintBody(on, piece, color))
  context.drawImage(sprite, left, top, width, height)
}

/** A piece at 0,0 in the shapes' units. */
function paintPiece(context: CanvasRenderingContext2D, piece: Piece, color: Palette, pixels: number): void {
  // Through a tower that fades, its paths would be seen one under the other.
  const flat = pixels > large && piece.sprinkles === 0 && context.globalAlpha === 1
  if (flat && piece.kind === 'scoop') paint(context, scoop, color.scoop(piece.flavor, piece.shade))
  else paintSprite(context, piece, color, pixels)
  if (!piece.flag) return
  context.save()
  context.translate(30, 26)
  paint(context, flagPole, plain)
  context.restore()
}

/** Where and how a tower stands in a frame. */
export interface Standing {
  /** Pixels of the canvas for one of the stage. */
  density: number
  /** Middle of the foot, in pixels of the canvas' own room. */
  x: number
  height: number
  camera: Camera
  /** How many scoops the top is bent aside. */
  bend: number
  /** How much the newest piece is pressed, 0 to 1. */
  press: number
  color: Palette
}

/** How far the middle of a piece is off the tower's middle, in scoops. */
export const offsetOf = (at: number, count: number, bend: number): number =>
  wonkOf(at) + bend * ((at + 1) / (count + 1)) ** 2

function paintFoot(context: CanvasRenderingContext2D, { pieces, rim }: Pick<Cone, 'pieces' | 'rim'>, color: Palette) {
  paint(context, stand, plain)
  paint(context, coneShape, color.cone)
  context.translate(0, 34)
  paintSprinkles(context, rim.sprinkles)
  if (!rim.flag || pieces.length > 0) return
  context.translate(34, 2)
  paint(context, flagPole, plain)
}

/** Paints a whole tower: stand, cone, and the pieces that are in sight. */
export function paintTower(
  context: CanvasRenderingContext2D,
  tower: Pick<Cone, 'pieces' | 'rim'>,
  { density, x, height, camera: { unit, base }, bend, press, color }: Standing,
): void {
  const count = tower.pieces.length
  const scale = unit / pitch
  const foot = base - coneHeight * unit
  const at = (px: number, py: number, turn = 0, pressed = 0) => {
    context.setTransform(density, 0, 0, density, px * density, py * density)
    context.rotate(turn)
    context.scale(scale * (1 + pressed * 0.16), scale * (1 - pressed * 0.2))
  }
  if (foot < height + unit) {
    at(x, foot)
    paintFoot(context, tower, color)
  }
  for (const [index, piece] of tower.pieces.entries()) {
    const y = foot - index * unit
    if (y > height + unit * 2 || y < -unit * 2) continue
    const pressed = index === count - 1 ? press : 0
    const turn = (bend * 0.24 * (index + 1)) / (count + 1) + wonkOf(index) * 0.35
    at(x + offsetOf(index, count, bend) * unit, y + pressed * unit * 0.12, turn, pressed)
    paintPiece(context, piece, color, scale * density)
  }
}
