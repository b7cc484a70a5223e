import type { View } from './perspective.ts'
import { current, whirlpool } from './shapes.ts'
import { nearbyFlowing, spriteScale, type Flowing, type Scenery } from './visible-scenery.ts'

const shapes = { current, whirl: whirlpool }

function makeElement(name: Flowing): HTMLElement {
  const { box, svg } = shapes[name]
  const element = document.createElement('div')
  element.className = 'layer moves'
  element.innerHTML = `<svg viewBox="${box.join(' ')}" width="100%" height="100%">${svg}</svg>`
  return element
}

/** Sets an element's size and viewport from its drawing, at scale 1. */
function measure({ style }: HTMLElement, name: Flowing, base: number): void {
  const [left, top, width, height] = shapes[name].box
  Object.assign(style, {
    left: `${left * base}px`,
    top: `${top * base}px`,
    width: `${width * base}px`,
    height: `${height * base}px`,
    transformOrigin: `${-left * base}px ${-top * base}px`,
  })
}

/** Creates elements over the canvas for nearby currents and whirlpools, which are animated. */
export function makeFlowingElements(parent: HTMLElement, scenery: Scenery) {
  const elements = new Map<string, { element: HTMLElement; base: number }>()
  /** Moves the elements to where the camera sees them. */
  return (view: View): void => {
    const shown = new Set<string>()
    const base = view.unit * spriteScale
    for (const { name, at, x, y, unit } of nearbyFlowing(scenery, view)) {
      const key = `${name} ${at}`
      shown.add(key)
      const one = elements.get(key) ?? { element: makeElement(name as Flowing), base: 0 }
      if (!elements.has(key)) parent.append(one.element)
      elements.set(key, one)
      if (one.base !== base) measure(one.element, name as Flowing, base)
      one.base = base
      const { style } = one.element
      style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(unit / base).toFixed(4)})`
      style.display = ''
    }
    for (const [key, { element }] of elements) if (!shown.has(key)) element.style.display = 'none'
  }
}
