import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { boxStyle, Img, makeCarry, Target, useStableCallback, type Box, type Carry } from '../kit/index.ts'
import letter from 'pics:envelope'
import { onStage, panSpots, type Places } from './layout.ts'
import type { TrialPlay } from './play-types.ts'
import type { Show } from './show.ts'
import { weights, type Pan, type Weight } from './state.ts'
import { weightPictures, type Thing } from './things.tsx'

type Side = 'floor' | 'left' | 'right'
type Toys = Record<Weight, Side>

const keyOf = (weight: Weight) => `toy-${weight}`
const loadsOfToys = (toys: Toys) =>
  weights.flatMap((weight) => (toys[weight] === 'floor' ? [] : [{ weight, at: toys[weight] === 'left' ? -1 : 1 }]))
const landing = { 1: 'swish', 2: 'page', 4: 'drum' } as const

export interface ToyTable {
  toys: Toys
  carry: Carry
  /** What lies on a pan; what is in hand doesn't. */
  on(side: 'left' | 'right'): readonly Thing[]
}

/** A feather, a letter, and a boulder to put on the pans before the case, each landing with a weight of its own. */
export function useToys(play: TrialPlay, show: Show): ToyTable {
  const toys = useSignal<Toys>({ 1: 'floor', 2: 'floor', 4: 'floor' })
  const carry = useMemo(
    () =>
      makeCarry({
        clock: play.clock,
        takes: (thing, place) => toys.value[Number(thing) as Weight] !== place,
        drop(thing, place) {
          const weight = Number(thing) as Weight
          toys.value = { ...toys.value, [weight]: place }
          play.sound.play(landing[weight], { gain: weight === 4 ? 0.9 : 0.6 })
          void show.swing(loadsOfToys(toys.value))
        },
      }),
    [play, show],
  )
  const on = (side: Side) =>
    weights
      .filter((weight) => toys.value[weight] === side && carry.held.value !== String(weight))
      .map((weight) => ({ key: keyOf(weight), weight, paper: false }))
  return { toys: toys.value, carry, on }
}

/** The buttons of what can be carried, and of where it can go. */
export function ToyThings({ places, show, table }: { places: Places; show: Show; table: ToyTable }) {
  const { carry, toys } = table
  const [px, py, size] = places.pivot
  const [w, h] = places.size
  const spots = panSpots(places, show.tilt.value)
  const isWide = w > 600
  const spotOf = (weight: Weight): [number, number] => {
    const side = toys[weight]
    const at = weights.indexOf(weight)
    if (side === 'floor') return [isWide ? 506 + at * 84 : 252 + at * 74, h - 36]
    const together = weights.filter((one) => toys[one] === side)
    return [
      px + spots[side][0] + (together.indexOf(weight) - (together.length - 1) / 2) * 34,
      py + spots[side][1] + 84 * size,
    ]
  }
  const held = carry.held.value
  return (
    <>
      {(['left', 'right', 'floor'] as const).map((place) => {
        const [x, y] =
          place === 'floor' ? [isWide ? 590 : 326, h - 36] : [px + spots[place][0], py + spots[place][1] + 110 * size]
        const box = onStage(places, x, y, place === 'floor' ? (isWide ? 250 : 204) : 124, place === 'floor' ? 80 : 130)
        return (
          <Target
            key={place}
            class={`toy-place ${held === null ? '' : 'is-open'}`}
            label={m.the_thought_trial_toy_place({ place })}
            button={{ ...carry.place(place), ...(held === null && { disabled: true }) }}
            {...box}
          />
        )
      })}
      {weights.map((weight) => {
        const [x, y] = spotOf(weight)
        return (
          <Target
            key={weight}
            class={`toy-thing ${toys[weight] === 'floor' || held === String(weight) ? '' : 'on-pan'}`}
            label={m.the_thought_trial_weight_name({ weight })}
            button={carry.thing(String(weight))}
            {...onStage(places, x, y, 60, 60)}
          >
            <Img svg={weightPictures[weight]} />
          </Target>
        )
      })}
    </>
  )
}

const panSides = { for: 'left', against: 'right' } as const

/** The exhibit in hand: it can be dragged onto a pan or the shelf, which can be tapped, too. The panel has the same as buttons. */
export function HeldExhibit({
  play,
  places,
  tilt,
  choose,
}: {
  play: TrialPlay
  places: Places
  tilt: number
  choose: (pan: Pan) => void
}) {
  const put = useStableCallback(choose)
  const carry = useMemo(() => makeCarry({ clock: play.clock, drop: (_thing, pan) => put(pan as Pan) }), [play])
  const [px, py, size] = places.pivot
  const spots = panSpots(places, tilt)
  const [sx, sy, width] = places.shelf
  const boxOf = (pan: Pan) =>
    pan === 'shelf'
      ? onStage(places, sx + width / 2, sy - 12, width + 12, 56)
      : onStage(places, px + spots[panSides[pan]][0], py + spots[panSides[pan]][1] + 104 * size, 126, 130)
  // Keys and switches have the buttons of the panel.
  const pointerOnly = { 'data-scan': undefined, tabIndex: -1, 'aria-hidden': true } as const
  return (
    <>
      {(['for', 'against', 'shelf'] as const).map((pan) => {
        return (
          <button
            key={pan}
            type="button"
            class="target toy-place is-open"
            {...carry.place(pan)}
            {...pointerOnly}
            style={boxStyle(centered(boxOf(pan)))}
            onClick={() => put(pan)}
          />
        )
      })}
      <button
        type="button"
        class="target toy-thing held-exhibit"
        {...carry.thing('exhibit')}
        {...pointerOnly}
        style={boxStyle(centered(onStage(places, px, py + 210 * size, 76, 66)))}
      >
        <Img svg={letter} />
      </button>
    </>
  )
}
const centered = ({ x, y, width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height })
