import type { Look } from '@marigold/contract'
import { useMemo } from 'preact/hooks'
import type { Stage } from '../kit/index.ts'
import { colorsOfWords } from './flowers.ts'
import { Garden, Plants, type Placed } from './garden.tsx'
import { placesOf, spotIn } from './layout.ts'
import type { Sense } from './senses.ts'
import type { Level } from './state.ts'
import './five-senses-garden.css'

const shown: readonly (readonly [Sense, bed: number, spot: number, word: string])[] = [
  ['see', 0, 0, 'shiny'],
  ['see', 0, 1, 'dark'],
  ['see', 0, 2, 'round'],
  ['feel', 1, 0, 'soft'],
  ['feel', 1, 3, 'bumpy'],
  ['hear', 2, 1, 'cool'],
  ['hear', 2, 3, 'humming'],
  ['smell', 3, 0, 'pointy'],
  ['smell', 3, 3, 'dark'],
  ['taste', 4, 0, 'sweet'],
]
const beds = 5
const plants = shown
  .map(([sense, bed, spot, word], seed): Placed => {
    const [x, y] = spotIn(beds, bed, spot)
    const colors = colorsOfWords([word])
    return { ...colors, sense, seed: seed * 3, open: true, key: `shown-${seed}`, x, y, size: 1.1, asked: false }
  })
  .toSorted((a, b) => a.y - b.y)

/** The garden in bloom, behind the start and end screens; by night for the level from memory. */
export function BackdropOf({ stage, look, level }: { stage: Stage; look: Look; level: Level }) {
  const places = useMemo(() => placesOf(stage, 'start'), [stage])
  return (
    <div class={`five-senses is-${look}`}>
      <Garden {...{ places, look }} night={level.memory} border={plants} count={beds} signs={[]} lit={-1} mood="calm" />
      <Plants places={places} plants={plants} />
    </div>
  )
}
