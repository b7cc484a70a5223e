import { readFileSync } from 'node:fs'
import { pictureSvg, prefixIds } from '../pictures.ts'
import { inContent } from '../read-table.ts'
import { props, type Prop } from './props.ts'

/** The size of a scene's stage. Things stand on the ground line. */
const stage = { width: 192, height: 128, ground: 116 }

/** A picture on the stage: its left edge, its foot, and its size. `flip` mirrors it. */
interface Placed {
  picture: string
  x: number
  foot: number
  size: number
  flip?: boolean
}

const shadow = (x: number, size: number, foot: number) =>
  `<ellipse cx="${x + size / 2}" cy="${foot - 1}" rx="${size * 0.42}" ry="${Math.max(2, size * 0.06)}" fill="#000" opacity=".12"/>`

function drawingOf(picture: string): string {
  if (picture.startsWith('props/')) return readFileSync(inContent(`${picture}.svg`), 'utf8').trim()
  return pictureSvg(picture)
}

function draw({ picture, x, foot, size, flip = false }: Placed, copy: number): string {
  // Pictures have a small margin below. The foot is where the thing itself ends.
  const y = foot - size * 0.955
  const box = /viewBox="([^"]+)"/.exec(drawingOf(picture))?.[1] ?? '0 0 128 128'
  const body = prefixIds(drawingOf(picture), `${picture.replaceAll('/', '-')}-${copy}`)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
  const inner = `<svg x="${flip ? 0 : x}" y="${y}" width="${size}" height="${size}" viewBox="${box}">${body}</svg>`
  return flip ? `<g transform="translate(${2 * x + size - x} 0) scale(-1 1)">${inner}</g>` : inner
}

/** Collects layers from back to front. */
class Layers {
  parts: string[] = []
  copies = 0
  add(placed: Placed, shaded = true): this {
    if (shaded) this.parts.push(shadow(placed.x, placed.size, placed.foot))
    this.parts.push(draw(placed, this.copies++))
    return this
  }
  toSvg(width = stage.width, height = stage.height): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${this.parts.join('')}</svg>`
  }
}

const { ground, width } = stage
const anchorSize = 96
const moverSize = 54
const middle = (size: number) => (width - size) / 2

function propNamed(name: string, needs: keyof Prop): Prop {
  const found = props[name]
  if (found?.[needs] === undefined || found[needs] === null) throw new Error(`'${name}' is no prop with ${needs}`)
  return found
}

/** Adds a standing thing: a closed or empty prop, or any picture. */
function standing(layers: Layers, name: string, x: number, size: number): void {
  standingAt(layers, name, x, ground, size)
}

type Relation = (mover: string, anchor: string, other: string) => string

const scale = (units: number) => (units / 128) * anchorSize
const upFromFoot = (y: number) => ground - scale(120 - y)

const relations: Record<string, Relation> = {
  on: (mover, anchor) => {
    const layers = new Layers()
    const prop = propNamed(anchor, 'top')
    standing(layers, anchor, middle(anchorSize), anchorSize)
    layers.add({ picture: mover, x: middle(moverSize), foot: upFromFoot(prop.top ?? 0), size: moverSize })
    return layers.toSvg()
  },
  off: (mover, anchor) => {
    const layers = new Layers()
    standing(layers, anchor, 14, anchorSize)
    layers.add({ picture: mover, x: 124, foot: ground, size: moverSize })
    return layers.toSvg()
  },
  under: (mover, anchor) => {
    const layers = new Layers()
    const size = scale(propNamed(anchor, 'under').under ?? 0)
    const foot = anchor === 'shelf' ? upFromFoot(116) : ground
    standing(layers, anchor, middle(anchorSize), anchorSize)
    layers.add({ picture: mover, x: middle(size), foot, size })
    return layers.toSvg()
  },
  in: (mover, anchor) => {
    const layers = new Layers()
    const prop = propNamed(anchor, 'inside')
    layers.add({ picture: prop.back, x: middle(anchorSize), foot: ground, size: anchorSize })
    layers.add({ picture: mover, x: middle(moverSize), foot: upFromFoot(prop.inside ?? 0), size: moverSize }, false)
    layers.add({ picture: prop.front ?? '', x: middle(anchorSize), foot: ground, size: anchorSize }, false)
    return layers.toSvg()
  },
  out: (mover, anchor) => {
    const layers = new Layers()
    propNamed(anchor, 'inside')
    standing(layers, anchor, 14, anchorSize)
    layers.add({ picture: mover, x: 124, foot: ground, size: moverSize })
    return layers.toSvg()
  },
  // A thing in the back looks out on the side that Noto's animals face, less than half visible.
  behind: (mover, anchor) => {
    const layers = new Layers()
    layers.add({ picture: mover, x: middle(anchorSize) - 20, foot: ground - 6, size: moverSize + 4 }, false)
    standing(layers, anchor, middle(anchorSize) + 4, anchorSize)
    return layers.toSvg()
  },
  front: (mover, anchor) => {
    const layers = new Layers()
    standing(layers, anchor, middle(anchorSize), anchorSize - 4)
    layers.parts.splice(0, layers.parts.length, `<g transform="translate(0 -10)">${layers.parts.join('')}</g>`)
    layers.add({ picture: mover, x: middle(moverSize) + 6, foot: ground + 6, size: moverSize })
    return layers.toSvg()
  },
  beside: (mover, anchor) => {
    const layers = new Layers()
    standing(layers, anchor, 22, anchorSize)
    layers.add({ picture: mover, x: 22 + anchorSize + 6, foot: ground, size: moverSize })
    return layers.toSvg()
  },
  between: (mover, anchor, other) => {
    const layers = new Layers()
    const side = 68
    standing(layers, anchor, 2, side)
    standing(layers, other, width - side - 2, side)
    layers.add({ picture: mover, x: middle(44), foot: ground, size: 44 })
    return layers.toSvg()
  },
  over: (mover, anchor) => {
    const layers = new Layers()
    standing(layers, anchor, middle(70), 70)
    layers.add({ picture: mover, x: middle(40), foot: 44, size: 42 }, false)
    return layers.toSvg()
  },
  // Near and far only differ by the distance.
  near: (mover, anchor) => {
    const layers = new Layers()
    standing(layers, anchor, 2, 84)
    layers.add({ picture: mover, x: 84, foot: ground, size: 42 })
    return layers.toSvg()
  },
  far: (mover, anchor) => {
    const layers = new Layers()
    standing(layers, anchor, 2, 84)
    layers.add({ picture: mover, x: width - 44, foot: ground, size: 42 })
    return layers.toSvg()
  },
  up: (mover, anchor) => {
    const layers = new Layers()
    const size = 44
    standing(layers, anchor, 40, 112)
    const foot = ground - ((120 - (propNamed(anchor, 'perch').perch ?? 0)) / 128) * 112
    layers.add({ picture: mover, x: 40 + (112 - size) / 2, foot, size }, false)
    return layers.toSvg()
  },
  down: (mover, anchor) => {
    const layers = new Layers()
    standing(layers, anchor, 40, 112)
    layers.add({ picture: mover, x: 4, foot: ground, size: 44 })
    return layers.toSvg()
  },
  left: (mover, anchor) => {
    const layers = new Layers()
    layers.add({ picture: mover, x: 12, foot: ground, size: 56 })
    standing(layers, anchor, 104, 76)
    return layers.toSvg()
  },
  right: (mover, anchor) => {
    const layers = new Layers()
    standing(layers, anchor, 12, 76)
    layers.add({ picture: mover, x: 124, foot: ground, size: 56 })
    return layers.toSvg()
  },
}

/** Draws things next to each other in up to three rows. A thing may have a size: `dog:40` next to `dog:96`. */
function row(things: string[]): string {
  const layers = new Layers()
  const lines = things.length <= 4 ? 1 : things.length <= 8 ? 2 : 3
  const perLine = Math.ceil(things.length / lines)
  const cell = Math.min(width / perLine, (stage.height - 8) / lines)
  things.forEach((thing, index) => {
    const [picture = '', percent = '100'] = thing.split(':')
    const line = Math.floor(index / perLine)
    const inLine = Math.min(perLine, things.length - line * perLine)
    const size = cell * 0.94 * (Number(percent) / 100)
    const left = (width - inLine * cell) / 2 + (index % perLine) * cell + (cell - size) / 2
    const top = (stage.height - lines * cell) / 2
    standingAt(layers, picture, left, top + (line + 1) * cell - 3, size)
  })
  return layers.toSvg()
}

function standingAt(layers: Layers, name: string, x: number, foot: number, size: number): void {
  const found = props[name]
  layers.add({ picture: found?.back ?? name, x, foot, size }, name !== 'shelf')
  if (found?.front) layers.add({ picture: found.front, x, foot, size }, false)
}

/** Expands `3 duck` to three ducks. */
function counted(words: string[]): string[] {
  return words.flatMap((word) => {
    const [, times, thing] = /^(\d+)\*(.+)$/.exec(word) ?? []
    return thing === undefined ? [word] : Array.from({ length: Number(times) }, () => thing)
  })
}

/**
 * Draws a scene from its recipe: `under(cat table)`, `between(duck tree tree)`, `row(3*apple dog:50)`.
 * Relations take any picture by name; on, under, and in need a prop with such a place. Throws if a recipe can't be
 * drawn.
 */
export function drawScene(recipe: string): string {
  const [, name, list] = /^([a-z]+)\(([^()]*)\)$/.exec(recipe) ?? []
  if (name === undefined || list === undefined) throw new Error(`Cannot read the recipe '${recipe}'`)
  const things = counted(list.trim().split(/\s+/))
  if (name === 'row') return row(things)
  const relation = relations[name]
  const [mover, anchor, other] = things
  if (!relation || mover === undefined || anchor === undefined) throw new Error(`Cannot draw '${recipe}'`)
  return relation(mover, anchor, other ?? anchor)
}
