import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { html } from '../kit/index.ts'
import honeybee from 'pics:honeybee'
import moth from 'pics:moth'
import { ladybugArt } from './garden-art.ts'
import type { Placed } from './garden.tsx'
import { onStage, type Places } from './layout.ts'
import type { GardenPlay } from './play-types.ts'

const ladybug = `<svg viewBox="-20 -20 40 40">${ladybugArt}</svg>`
/** Moths and ladybugs visit; bees only if they were chosen. */
const guestsFor = (kind: unknown): readonly string[] => (kind === 'bees' ? [honeybee] : [ladybug, moth])
const mostGuests = 6
const heads = 70
/** Where visitors land where nothing was planted: on the gate and the wall. */
const perches = [
  [-120, -250],
  [130, -252],
  [-250, -112],
  [252, -112],
] as const

/** Visitors that land one at a time on the plants. */
export function Visitors({
  places,
  plants,
  kind,
  landed,
}: {
  places: Places
  plants: readonly Placed[]
  kind: unknown
  landed: number
}) {
  const guests = guestsFor(kind)
  const spots = plants.length > 0 ? plants.map(({ x, y, size }) => [x, y - heads * size] as const) : perches
  const side = 42 * places.scale * places.map.scale + 10
  return (
    <>
      {Array.from({ length: Math.min(landed, mostGuests, spots.length) }, (_, at) => {
        const spot = spots[(at * 3) % spots.length] ?? spots[0] ?? [0, 0]
        const { x, y } = onStage(places, spot)
        return (
          <span
            key={at}
            class={`visitor is-${at % 2 === 0 ? 'left' : 'right'}`}
            style={{ left: x - side / 2, top: y - side / 2, width: side, height: side }}
            aria-hidden="true"
            {...html(guests[at % guests.length] ?? '')}
          />
        )
      })}
    </>
  )
}

/** Counts the visitors of the quiet time, and the seconds until it is over. */
export function useQuiet(play: GardenPlay, isQuiet: boolean, seconds: number, over: (seconds: number) => void) {
  const landed = useSignal(0)
  const began = useSignal(0)
  const passed = () => (play.clock.now() - began.value) / 1000
  useEffect(() => {
    if (!isQuiet) return undefined
    began.value = play.clock.now()
    landed.value = 1
    const bed = play.sound.bed('wind')
    bed?.level(0.25, 2)
    const stops = [
      play.clock.every((seconds * 1000) / mostGuests, () => {
        landed.value += 1
        play.sound.play('harp', { step: landed.value, gain: 0.25 })
      }),
      play.clock.after(seconds * 1000, () => over(seconds)),
      () => bed?.stop(),
    ]
    return () => stops.forEach((stop) => stop())
  }, [isQuiet])
  return { landed, end: () => over(passed()) }
}
