import type { Look } from '@marigold/contract'
import { useMemo } from 'preact/hooks'
import type { Stage } from '../kit/index.ts'
import { placesOf } from './layout.ts'
import { figureOf, onCover, playerFigure } from './people.ts'
import { BridgeOf, Canyon, Stander, spotsAt } from './scene.tsx'
import type { Bridge, Plank } from './state.ts'

const wood: Plank = { of: 'wood', waits: false, loose: false }
const bridge: Bridge = { me: [wood, wood, wood], you: [wood, wood, wood], ropes: 3 }

/** The world behind the start and end screens: a bridge that is half built, and two who look at each other. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const places = useMemo(() => placesOf(stage, 'back'), [stage])
  const from = look === 'grown-up' ? 15 : 5
  const { me, you } = spotsAt(places, null, bridge.ropes, false)
  return (
    <div class={`planks is-${look}`}>
      <Canyon {...{ places, look }} far={3} />
      <BridgeOf {...{ places, look, bridge }} middle={false} />
      <Stander places={places} figure={playerFigure(0, from, '')} x={me} arms="open" />
      <Stander
        places={places}
        figure={figureOf(from === 5 ? onCover.young : onCover.grown, from)}
        x={you}
        faces="left"
        mood="glad"
        arms="wave"
      />
    </div>
  )
}
