import type { Box, Item, ShapeItem } from './page.ts'

const n = (value: number) => String(Math.round(value * 1000) / 1000)

/** Returns a box's outline, optionally with rounded corners. */
export function boxPath({ x, y, width, height }: Box, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  if (r === 0) return `M${n(x)} ${n(y)}H${n(right)}V${n(bottom)}H${n(x)}Z`
  const arc = (toX: number, toY: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(toX)} ${n(toY)}`
  return [
    `M${n(x + r)} ${n(y)}H${n(right - r)}${arc(right, y + r)}`,
    `V${n(bottom - r)}${arc(right - r, bottom)}H${n(x + r)}${arc(x, bottom - r)}V${n(y + r)}${arc(x + r, y)}Z`,
  ].join('')
}

/** Returns a circle's outline. */
export function circlePath(x: number, y: number, r: number): string {
  const arc = (toX: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(toX)} ${n(y)}`
  return `M${n(x - r)} ${n(y)}${arc(x + r)}${arc(x - r)}Z`
}

/** Returns a slice of a disc between two angles, in degrees clockwise from the top. */
export function slicePath(x: number, y: number, r: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`
  }
  return `M${n(x)} ${n(y)}L${at(from)}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}Z`
}

/** Draws a flower to color. */
export function flower(x: number, y: number, r: number, petals: number): Item[] {
  const petal = `M${n(x)} ${n(y - r * 0.24)}C${n(x - r * 0.62)} ${n(y - r * 0.5)} ${n(x - r * 0.36)} ${n(y - r)} ${n(x)} ${n(y - r)}C${n(x + r * 0.36)} ${n(y - r)} ${n(x + r * 0.62)} ${n(y - r * 0.5)} ${n(x)} ${n(y - r * 0.24)}Z`
  const stroke = { stroke: 'soft', width: 0.25, fill: 'white' } as const
  const items: Item[] = Array.from({ length: petals }, (_, place) => ({
    kind: 'turned',
    angle: (360 / petals) * place,
    x,
    y,
    items: [{ kind: 'shape', path: petal, ...stroke }],
  }))
  return [...items, { kind: 'shape', path: circlePath(x, y, r * 0.24), ...stroke }]
}

/** Draws the Marigold logo, eight petals, next to a header. */
export function logoMark(x: number, y: number, r: number): Item[] {
  const petal = `M${n(x)} ${n(y)}C${n(x - r * 0.5)} ${n(y - r * 0.55)} ${n(x - r * 0.3)} ${n(y - r)} ${n(x)} ${n(y - r)}C${n(x + r * 0.3)} ${n(y - r)} ${n(x + r * 0.5)} ${n(y - r * 0.55)} ${n(x)} ${n(y)}Z`
  const petals: Item[] = Array.from({ length: 8 }, (_, place) => ({
    kind: 'turned',
    angle: 45 * place,
    x,
    y,
    items: [{ kind: 'shape', path: petal, fill: 'marigold' }],
  }))
  return [...petals, { kind: 'shape', path: circlePath(x, y, r * 0.3), fill: 'ink' }]
}

/** Draws scissors cutting to the right, about 5 mm wide. */
export function scissors(x: number, y: number): ShapeItem[] {
  const line = { stroke: 'soft', width: 0.25 } as const
  return [
    { kind: 'shape', path: circlePath(x - 4, y - 1, 0.8), ...line },
    { kind: 'shape', path: circlePath(x - 4, y + 1, 0.8), ...line },
    { kind: 'shape', path: `M${n(x - 3.3)} ${n(y - 0.7)}L${n(x)} ${n(y + 0.6)}`, ...line },
    { kind: 'shape', path: `M${n(x - 3.3)} ${n(y + 0.7)}L${n(x)} ${n(y - 0.6)}`, ...line },
  ]
}
