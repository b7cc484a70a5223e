import { m } from '#messages'
import { Target } from '../kit/index.ts'
import type { HayPlay } from './scene.ts'
import type { Show } from './show.ts'
import { spotAreas } from './spot-areas.ts'
import type { Move, Place, Spot } from './state.ts'
import { placeText } from './texts.ts'

/** What can be pressed on the farm now, and what a press of it does. */
export interface Pressable {
  spot: Spot
  label: string
  press: () => void
}

/** Buttons over the hiding places, in the order of their numbers. */
export function Spots({ show, all }: { show: Show; all: Pressable[] }) {
  const areas = spotAreas(
    show.layout.value,
    all.map(({ spot }) => spot),
  )
  return (
    <>
      {areas.map(({ left, top, width, height }, at) => {
        const { spot, label, press } = all[at] as Pressable
        const middle = { x: left + width / 2, y: top + height / 2 }
        return <Target key={spot} label={label} {...middle} width={width} height={height} onPress={press} />
      })}
    </>
  )
}

/** What the places do when they are pressed. */
export function pressablesOf(play: HayPlay, show: Show, make: (move: Move) => void): Pressable[] {
  const state = play.state.value
  const { kind } = state.level
  if (kind === 'where' || (state.phase !== 'hide' && state.phase !== 'look')) return []
  const place = (spot: Place) => `${placeText(state, spot).replace(/^in the /, 'The ')}`
  const of = (spots: readonly Place[], label: (spot: Place) => string, press: (spot: Place) => () => void) =>
    (spots as Spot[]).map((spot) => ({ spot, label: label(spot), press: press(spot) }))
  if (state.phase === 'hide')
    return of(
      state.places,
      (spot) => m.haystack_hello_hide({ placeText: placeText(state, spot) }),
      (spot) => () => make({ kind: 'hide', place: spot }),
    )
  if (kind === 'find') {
    const open = state.shown ? [state.place] : state.places
    const whose = (spot: Place) => (show.named() ? m.haystack_hello_with_the({ who: state.who[spot] ?? '' }) : '')
    return of(
      open,
      (spot) => `${place(spot)}${whose(spot)}`,
      (spot) => () => make({ kind: 'choose', place: spot }),
    )
  }
  // A press by switch is the child's own message.
  const bySwitch = play.values.scan !== 'off'
  const press = () => {
    if (kind === 'explore') make({ kind: 'open' })
    else if (bySwitch) make({ kind: 'hello', mode: 'device' })
    else show.jolt()
  }
  return of(
    [state.place],
    (spot) => m.haystack_hello_it_wobbles({ place: place(spot) }),
    () => press,
  )
}
