/**
 * A drawing for scenes, on the 128-unit grid and standing on y = 120. `top` is the height of the surface that carries
 * things, `under` the space below it, `inside` the depth of a thing in it, and `perch` the height of a thing on its
 * tip. Props with a front have two layers, with what's inside between them.
 */
export interface Prop {
  back: string
  front: string | null
  top: number | null
  under: number | null
  inside: number | null
  perch: number | null
}

const prop = (back: string, parts: Partial<Prop>): Prop => ({
  back,
  front: null,
  top: null,
  under: null,
  inside: null,
  perch: null,
  ...parts,
})

/** Every prop by its name in recipes. */
export const props: Readonly<Record<string, Prop>> = {
  table: prop('table', { top: 44, under: 58 }),
  bench: prop('props/bench-back', { top: 80, under: 34 }),
  shelf: prop('props/shelf-back', { top: 58, under: 50 }),
  bridge: prop('props/bridge-back', { top: 50, under: 44 }),
  rug: prop('props/rug-back', { top: 112 }),
  box: prop('props/box-back', { front: 'props/box-front', inside: 80 }),
  basket: prop('props/basket-back', { front: 'props/basket-front', inside: 96 }),
  hill: prop('props/hill-back', { perch: 32 }),
  'deciduous-tree': prop('deciduous-tree', { perch: 52 }),
  house: prop('house', { perch: 34 }),
  cup: prop('props/cup-back', { front: 'props/cup-front', inside: 76 }),
}
