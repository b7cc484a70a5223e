import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { Img, makeCarry, Target, type Carry } from '../kit/index.ts'
import { onStage, panSpots, type Places } from './layout.ts'
import type { TrialPlay } from './play-types.ts'
import type { Show } from './show.ts'
import { weights, type Weight } from './state.ts'
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
        const box = onStage(places, x, y, place === 'floor' ? 250 : 124, place === 'floor' ? 80 : 130)
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
