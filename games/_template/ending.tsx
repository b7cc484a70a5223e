import applePicture from 'pics:red-apple'
import { mappingOf, Scene, Sprite, type Play } from '../kit/index.ts'
import type { Level, Move, State } from './rules.ts'
import { Meadow, Touchables, world } from './scenery.tsx'

/** The basket that everyone filled, as large as the screen. What could be touched in play still can be. */
export function Ending({ play }: { play: Play<Level, State, Move> }) {
  const apples = play.state.value.picked.reduce((sum, count) => sum + count, 0)
  const stage = play.stage.value
  return (
    <Scene stage={stage} world={world} over={<Touchables play={play} map={mappingOf(stage, world)} />}>
      <Meadow />
      {Array.from({ length: apples }, (_, at) => {
        const row = Math.floor(at / 5)
        return (
          <Sprite key={at} svg={applePicture} x={400 + (at % 5) * 34 + (row % 2) * 16} y={258 - row * 32} size={48} />
        )
      })}
      <path d="M386 290H614L590 436H410Z" fill="#C98A4B" />
      <path d="M380 280H620V304H380Z" fill="#8F5A2A" />
    </Scene>
  )
}
