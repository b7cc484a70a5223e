import { addressOf, toppingPictures } from './art-pictures.ts'
import { coneHeight, type Camera } from './camera.ts'
import { toppings, type Cone, type Piece } from './cone.ts'
import type { Palette, Tones } from './palette.ts'
import { cone as coneShape, flagPole, paintShapes, scoop, sprinkleColors, sprinkleSpots, coneHolder } from './shapes.ts'

/** The distance between scoops, in units of the shapes. */
export const scoopSpacing = 45
const plain: Tones = ['#fff', '#fff', '#fff']
const offCenters = [0, 0.09, -0.12, 0.05, -0.07, 0.13, -0.04, -0.1, 0.08, 0.02]
/** Returns how far a piece is off center, in scoops, because no tower is straight. */
export const offCenterOf = (at: number): number => offCenters[at % offCenters.length] ?? 0

const images = new Map<string, HTMLImageElement>()
function imageOf(name: keyof typeof toppingPictures): HTMLImageElement {
  const image = images.get(name) ?? new Image()
  if (!images.has(name)) {
    image.src = addressOf(toppingPictures[name])
    images.set(name, image)
  }
  return image
}
/** Loads the pictures of all toppings, and calls back after each one. */
export function loadToppings(ready: () => void): void {
  for (const name of toppings) {
    const image = imageOf(name)
    if (!image.complete) image.onload = ready
  }
}

// Each piece is painted once and then copied, because a tower has up to a hundred and all of them sway on each frame.
const sprites = new Map<string, ImageBitmap>()
// The area of a piece around 0,0: left, top, width, height.
const [left, top, width, height] = [-50, -54, 100, 84] as const
const spriteLimit = 96
// From this many pixels per unit on, filling flat paths is faster than rotating a bitmap.
const large = 1
/** Rounds sizes to quarters of an octave, so that zooming out doesn't repaint on each frame. */
const spriteSize = (pixels: number) => Math.min(6, Math.max(0.1, 2 ** (Math.ceil(Math.log2(pixels) * 2) / 2)))

/** Returns a bitmap of what `draw` paints around 0,0 at `pixels` per unit; the least recently used ones are dropped. */
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
  if (sprites.size > spriteLimit && oldest !== undefined) {
    sprites.get(oldest)?.close()
    sprites.delete(oldest)
  }
  return sprite
}

/** How much wider a scoop is that was said without help. */
const bigger = 1.16

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

/** Paints the parts of a piece that fit in its bitmap. */
function paintBody(context: Context, piece: Piece, color: Palette): void {
  if (piece.kind === 'scoop') paintShapes(context, scoop, color.scoop(piece.flavor, piece.shade))
  else context.drawImage(imageOf(piece.topping), -40, -52, 80, 80)
  paintSprinkles(context, piece.sprinkles)
}

/** Draws a piece from its bitmap. */
function paintSprite(context: CanvasRenderingContext2D, piece: Piece, color: Palette, pixels: number): void {
  const tones = piece.kind === 'scoop' ? color.scoop(piece.flavor, piece.shade).join('') : piece.topping
  const image = piece.kind === 'topping' ? imageOf(piece.topping) : null
  if (image && (!image.complete || image.naturalWidth === 0)) return
  const sprite = spriteOf(`${tones} ${piece.sprinkles}`, pixels, (on) => paintBody(on, piece, color))
  context.drawImage(sprite, left, top, width, height)
}

/** A piece at 0,0 in the shapes' units; what was said without help is wider. */
function paintPiece(context: CanvasRenderingContext2D, piece: Piece, color: Palette, pixels: number): void {
  context.save()
  if (piece.kind === 'scoop' && piece.big) context.scale(bigger, 1)
  // In a fading tower, overlapping paths would show through.
  const flat = pixels > large && piece.sprinkles === 0 && context.globalAlpha === 1
  if (flat && piece.kind === 'scoop') paintShapes(context, scoop, color.scoop(piece.flavor, piece.shade))
  else paintSprite(context, piece, color, pixels)
  context.restore()
  if (!piece.flag) return
  context.save()
  context.translate(30, 26)
  paintShapes(context, flagPole, plain)
  context.restore()
}

/** The position and state of a tower in a frame. */
export interface TowerPose {
  /** Canvas pixels per stage pixel. */
  density: number
  /** The center of its base, in canvas units. */
  x: number
  height: number
  camera: Camera
  /** How far the top bends sideways, in scoops. */
  bend: number
  /** How much the newest piece is squashed, 0 to 1. */
  press: number
  color: Palette
}

/** Returns how far the center of a piece is from the tower's center, in scoops. */
export const offsetOf = (at: number, count: number, bend: number): number =>
  offCenterOf(at) + bend * ((at + 1) / (count + 1)) ** 2

function paintFoot(context: CanvasRenderingContext2D, { pieces, rim }: Pick<Cone, 'pieces' | 'rim'>, color: Palette) {
  paintShapes(context, coneHolder, plain)
  paintShapes(context, coneShape, color.cone)
  context.translate(0, 34)
  paintSprinkles(context, rim.sprinkles)
  if (!rim.flag || pieces.length > 0) return
  context.translate(34, 2)
  paintShapes(context, flagPole, plain)
}

/** Paints a whole tower: the stand, the cone, and the visible pieces. */
export function paintTower(
  context: CanvasRenderingContext2D,
  tower: Pick<Cone, 'pieces' | 'rim'>,
  { density, x, height, camera: { unit, base }, bend, press, color }: TowerPose,
): void {
  const count = tower.pieces.length
  const scale = unit / scoopSpacing
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
    const turn = (bend * 0.24 * (index + 1)) / (count + 1) + offCenterOf(index) * 0.35
    at(x + offsetOf(index, count, bend) * unit, y + pressed * unit * 0.12, turn, pressed)
    paintPiece(context, piece, color, scale * density)
  }
}
