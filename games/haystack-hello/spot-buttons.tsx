import { m } from '#messages'
import { Target } from '../kit/index.ts'
import type { HayPlay } from './scene.ts'
import type { Show } from './show.ts'
import { spotAreas } from './spot-areas.ts'
import type { Move, Place, Spot } from './state.ts'

/** A hiding place that can be tapped, and what a tap does. */
export interface SpotButton {
  spot: Spot
  label: string
  press: () => void
}

/** Shows a button over each hiding place, in the order of the number keys. */
export function Spots({ show, all }: { show: Show; all: SpotButton[] }) {
  const areas = spotAreas(
    show.layout.value,
    all.map(({ spot }) => spot),
  )
  return (
    <>
      {areas.map(({ left, top, width, height }, at) => {
        const { spot, label, press } = all[at] as SpotButton
        const middle = { x: left + width / 2, y: top + height / 2 }
        return <Target key={spot} label={label} {...middle} width={width} height={height} onPress={press} />
      })}
    </>
  )
}

/** Returns the hiding places' buttons for the current state. */
export function spotButtonsOf(play: HayPlay, show: Show, make: (move: Move) => void): SpotButton[] {
  const state = play.state.value
  const { kind } = state.level
  if (kind === 'where' || (state.phase !== 'hide' && state.phase !== 'look')) return []
  const of = (spots: readonly Place[], label: (spot: Place) => string, press: (spot: Place) => () => void) =>
    (spots as Spot[]).map((spot) => ({ spot, label: label(spot), press: press(spot) }))
  if (state.phase === 'hide')
    return of(
      state.places,
      (spot) => m.haystack_hello_hide_in_the_place({ place: spot }),
      (spot) => () => make({ kind: 'hide', place: spot }),
    )
  if (kind === 'find') {
    const open = state.shown ? [state.place] : state.places
    return of(
      open,
      (place) =>
        show.named()
          ? m.haystack_hello_the_place_with_the_friend({ place, friend: state.who[place] ?? '' })
          : m.haystack_hello_the_place({ place }),
      (spot) => () => make({ kind: 'choose', place: spot }),
    )
  }
  // With switch scanning, a press counts as the child's own message.
  const bySwitch = play.values.scan !== 'off'
  const press = () => {
    if (kind === 'explore') make({ kind: 'open' })
    else if (bySwitch) make({ kind: 'hello', mode: 'device' })
    else show.jolt()
  }
  return of(
    [state.place],
    (place) => m.haystack_hello_the_place_wobbles({ place }),
    () => press,
  )
}
