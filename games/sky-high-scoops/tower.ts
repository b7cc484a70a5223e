import { addressOf, listen } from '../kit/index.ts'
import { treatOf } from './pictures.ts'
import { coneHeight, type Camera } from './camera.ts'
import { heightOf, toppings, type Cone, type Piece } from './cone.ts'
import type { Palette, Tones } from './palette.ts'
import {
  cone as coneShape,
  coneHolder,
  flagPole,
  paintShapes,
  pickleBumps,
  scoop,
  sprinkleColors,
  sprinkleSpots,
  wafer,
  type Shape,
} from './shapes.ts'

/** The distance between scoops, in units of the shapes. */
export const scoopSpacing = 45
const plain: Tones = ['#fff', '#fff', '#fff']
const offCenters = [0, 0.09, -0.12, 0.05, -0.07, 0.13, -0.04, -0.1, 0.08, 0.02]

/** The place of a piece in its tower, in scoops from the tower's foot; no tower is straight. */
interface PieceSpot {
  piece: Piece
  x: number
  level: number
  turn: number
}
/** Returns where the pieces of a tower are whose top is bent by `bend` scoops. */
export function spotsOf(pieces: readonly Piece[], bend: number): PieceSpot[] {
  let level = 0
  return pieces.map((piece, at) => {
    const share = (at + 1) / (pieces.length + 1)
    const off = offCenters[at % offCenters.length] ?? 0
    const spot = { piece, x: off + bend * share ** 2, level, turn: bend * 0.24 * share + off * 0.35 }
    level += heightOf([piece])
    return spot
  })
}

const widths = { even: 1, giant: 1.3, tiny: 0.74 }
/** How much wider a scoop is that was said without help. */
const bigger = 1.16
/** Returns how a piece is stretched, sideways and upward. */
export function stretchOf(piece: Piece): [x: number, y: number] {
  if (piece.kind === 'wafer') return [1, piece.height]
  if (piece.kind !== 'scoop') return [1, 1]
  const size = widths[piece.size]
  return [size * (piece.big ? bigger : 1), size]
}
/** Returns the shapes and tones of a piece; null for a topping or a friend, which are pictures. */
export function shapesOf(piece: Piece, color: Palette): { shapes: readonly Shape[]; tones: Tones } | null {
  if (piece.kind === 'wafer') return { shapes: wafer, tones: color.cone }
  if (piece.kind !== 'scoop') return null
  const shapes = piece.flavor === 'pickle' ? [...scoop, ...pickleBumps] : scoop
  return { shapes, tones: color.scoop(piece.flavor, piece.shade) }
}

const images = new Map<string, HTMLImageElement>()
type PicturePiece = Parameters<typeof treatOf>[0]
function imageOf(piece: PicturePiece, color: Palette): HTMLImageElement {
  const svg = treatOf(piece, color.lights)
  const image = images.get(svg) ?? new Image()
  if (!images.has(svg)) {
    image.src = addressOf(svg)
    images.set(svg, image)
  }
  return image
}
/** Loads the pictures of all toppings and friends, and calls back after each one. */
export function loadPictures(color: Palette, ready: () => void): void {
  for (const topping of toppings)
    for (const kind of ['topping', 'friend'] as const) {
      const image = imageOf({ kind, topping }, color)
      if (!image.complete) listen({ load: ready }, { at: image })
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
  const drawn = shapesOf(piece, color)
  if (drawn) paintShapes(context, drawn.shapes, drawn.tones)
  else if ('topping' in piece) context.drawImage(imageOf(piece, color), -40, -52, 80, 80)
  paintSprinkles(context, piece.sprinkles)
}

const nameOf = (piece: Piece, color: Palette) => {
  if ('topping' in piece) return `${piece.kind} ${piece.topping}`
  return piece.kind === 'scoop' ? `${piece.flavor} ${color.scoop(piece.flavor, piece.shade).join('')}` : piece.kind
}
/** Draws a piece from its bitmap. */
function paintSprite(context: CanvasRenderingContext2D, piece: Piece, color: Palette, pixels: number): void {
  const image = 'topping' in piece ? imageOf(piece, color) : null
  if (image && (!image.complete || image.naturalWidth === 0)) return
  const name = `${nameOf(piece, color)} ${piece.sprinkles}`
  context.drawImage(
    spriteOf(name, pixels, (on) => paintBody(on, piece, color)),
    left,
    top,
    width,
    height,
  )
}

/** A piece at 0,0 in the shapes' units. */
function paintPiece(context: CanvasRenderingContext2D, piece: Piece, color: Palette, pixels: number): void {
  context.save()
  context.scale(...stretchOf(piece))
  // In a fading tower, overlapping paths would show through.
  const flat = pixels > large && piece.sprinkles === 0 && context.globalAlpha === 1 && shapesOf(piece, color)
  if (flat) paintShapes(context, flat.shapes, flat.tones)
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
  for (const [index, { piece, x: off, level, turn }] of spotsOf(tower.pieces, bend).entries()) {
    const y = foot - level * unit
    if (y > height + unit * 2 || y < -unit * 2) continue
    const pressed = index === tower.pieces.length - 1 ? press : 0
    at(x + off * unit, y + pressed * unit * 0.12, turn, pressed)
    paintPiece(context, piece, color, scale * density)
  }
}
