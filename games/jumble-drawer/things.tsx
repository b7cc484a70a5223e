import { memo } from 'preact/compat'
import { Picture } from '../kit/index.ts'
import type { Thing } from './heap.ts'
import { outlineOf, pictureOf } from './pictures.ts'
import { at } from './stirring.ts'

/** One thing as an element of its own, which the browser moves without painting. */
const Piece = memo(function Piece({ thing, cell, depth }: { thing: Thing; cell: number; depth: number }) {
  const size = thing.size * cell
  return (
    <div
      class={`thing is-${thing.ink}`}
      data-thing={thing.id}
      style={{ width: size, height: size, zIndex: depth, transform: at(thing, thing, cell) }}
    >
      <Picture svg={thing.ink === 'line' ? outlineOf(thing.key) : pictureOf(thing.key)} />
    </div>
  )
})

/** The heap. Its elements stay in the order of their ids, so that lifting a corner changes only what is above what. */
export const Things = memo(function Things({ things, cell }: { things: readonly Thing[]; cell: number }) {
  const depths = new Map(things.map(({ id }, depth) => [id, depth]))
  return [...things]
    .sort((one, other) => one.id - other.id)
    .map((thing) => <Piece key={thing.id} thing={thing} cell={cell} depth={depths.get(thing.id) ?? 0} />)
})
