import type { View } from './perspective.ts'
import { spriteScale, type Seen } from './river-canvas.ts'
import { current, whirl } from './shapes.ts'

const shapes = { current, whirl }
type Moving = keyof typeof shapes
const isMoving = (name: string): name is Moving => name in shapes

// Far away nobody sees that water moves, and each that does costs a layer.
const nearBy = 0.42

/** True where a nearer tree or bush stands before it: an element of its own would lie over that. */
const hidden = (one: Seen, banks: Seen[]) =>
  banks.some(
    ({ at, x, y, unit }) =>
      at < one.at && Math.abs(x - one.x) < (unit + one.unit) * 50 && y - unit * 112 < one.y + one.unit * 28,
  )

function makeElement(name: Moving): HTMLElement {
  const { box, svg } = shapes[name]
  const element = document.createElement('div')
  element.className = 'layer moves'
  element.innerHTML = `<svg viewBox="${box.join(' ')}" width="100%" height="100%">${svg}</svg>`
  return element
}

/** Near currents and whirlpools, whose water moves by itself: each an element over the canvas. */
export function makeApart(parent: HTMLElement) {
  const elements = new Map<string, HTMLElement>()
  /** Moves the elements to where they are seen now, and gives what is left for the canvas. */
  return (view: View, water: Seen[], banks: Seen[]): Seen[] => {
    const shown = new Set<string>()
    const left = water.filter((one) => {
      const { name, at, x, y, scale, unit } = one
      if (!isMoving(name) || scale <= nearBy || hidden(one, banks)) return true
      const key = `${name} ${at}`
      shown.add(key)
      const element = elements.get(key) ?? makeElement(name)
      if (!elements.has(key)) parent.append(element)
      elements.set(key, element)
      const [left, top, width, height] = shapes[name].box
      const base = view.unit * spriteScale
      Object.assign(element.style, {
        left: `${left * base}px`,
        top: `${top * base}px`,
        width: `${width * base}px`,
        height: `${height * base}px`,
        transformOrigin: `${-left * base}px ${-top * base}px`,
        transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(unit / base).toFixed(4)})`,
        display: '',
      })
      return false
    })
    for (const [key, element] of elements) if (!shown.has(key)) element.style.display = 'none'
    return left
  }
}
