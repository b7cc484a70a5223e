import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { Layer } from '../kit/index.ts'
import { ropesArt, slotArt, slotsOf } from './bridge-art.ts'
import { canyonArt } from './canyon-art.ts'
import { onBridge, type Places } from './layout.ts'
import { figureArt, figureBox, type Arms, type Mood } from './figure-art.ts'
import type { Figure } from './people.ts'
import type { Bridge, EndingKind } from './state.ts'

/** The canyon behind everything. */
export const Canyon = memo(({ places, look, far }: { places: Places; look: Look; far: number }) => (
  <Layer box={[0, 0, places.width, places.height]} art={canyonArt(places, look === 'grown-up', far)} />
))

interface BridgeProps {
  places: Places
  look: Look
  bridge: Bridge
  /** The plank that both lay at the end. */
  middle: boolean
}
/** The bridge: ropes behind, planks from both sides, and ropes in front. */
export const BridgeOf = memo(({ places, look, bridge, middle }: BridgeProps) => {
  const { left, right, deck, unit } = places
  const grownUp = look === 'grown-up'
  const { back, front } = ropesArt(places, bridge.ropes, grownUp)
  const box = [left - 30 * unit, deck - 90 * unit, right - left + 60 * unit, 170 * unit] as const
  return (
    <>
      <Layer box={box} art={back} />
      {slotsOf(bridge, middle).map((plank, slot) => {
        const { x, y, size, art, at } = slotArt(places, plank, slot, bridge.ropes, grownUp)
        const key = `${slot}-${plank ? `${plank.of}${plank.waits}${plank.loose}` : ''}`
        return (
          <Layer
            key={key}
            class={plank ? 'plank' : ''}
            poke={`plank-${slot}`}
            box={[x - 30 * size, y - 34 * size, 60 * size, 72 * size]}
            {...{ at, art }}
          />
        )
      })}
      <Layer box={box} poke="rope" art={front} />
    </>
  )
})

interface StanderProps {
  places: Places
  figure: Figure
  /** Where the feet are, and where they walk to. */
  x: number
  y?: number
  to?: { x: number; y: number } | null
  faces?: 'left' | 'right'
  mood?: Mood
  arms?: Arms
  scale?: number
}
/** Somebody on a cliff, who walks onto the bridge at the end. */
export function Stander({
  places,
  figure,
  x,
  y = places.deck + 5 * places.unit,
  to,
  faces = 'right',
  mood = 'calm',
  arms = 'down',
  scale = 1,
}: StanderProps) {
  // prettier-ignore
  const u = places.unit * scale
  const [left, top, width, height] = figureBox
  const flip = faces === 'left' ? -1 : 1
  return (
    <div class="walker" style={{ transform: to ? `translate(${to.x - x}px, ${to.y - y}px)` : 'none' }}>
      <Layer
        box={[x + left * u, y + top * u, width * u, height * u]}
        at={`translate(${x} ${y}) scale(${flip * u} ${u})`}
        art={figureArt(figure, mood, arms)}
      />
    </div>
  )
}

/** Whether both go to the middle. */
export const meetsIn = (ending: EndingKind | null, safety: boolean): boolean =>
  ending === 'meet' || ending === 'helped' || (ending === 'path' && safety)
/** Where both stand, and where each goes for an ending. */
export function spotsAt(places: Places, ending: EndingKind | null, ropes: number, safety: boolean) {
  const { left, right, area, unit } = places
  const me = left * (places.portrait ? 0.56 : 0.66)
  const you = area.width - me
  const spot = (share: number) => {
    const { x, y } = onBridge(places, share, ropes)
    return { x, y: y + 2 * unit }
  }
  const near = (left + right) / 2
  const step = Math.min(0.3, (47 * unit) / (right - left))
  const meets = meetsIn(ending, safety)
  return { me, you, near, meToward: meets ? spot(0.5 - step) : null, youToward: meets ? spot(0.5 + step) : null }
}
