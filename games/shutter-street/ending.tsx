import { useEffect, useMemo } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { Layer, placedAt, Pokes, Sprite, Stroke, type Poke } from '../kit/index.ts'
import { Child, Lantern } from './child.tsx'
import { Facade } from './facade.tsx'
import { open, shut } from './leaves.tsx'
import { neighborsOf } from './neighbors.ts'
import { itemPicture } from './pictures.ts'
import { placesOf, type Places } from './places.ts'
import type { StreetPlay } from './show-state.ts'
import { savedLamps, type State } from './state.ts'
import { Window } from './windows.tsx'

const lampsPerString = 12
const mostStrings = 2

/** A string of saved lamps from one end of the street to the other. */
function LampString({ count, y, wide }: { count: number; y: number; wide: number }) {
  const sag = Math.min(40, wide * 0.05)
  const scale = Math.min(1.1, Math.max(0.58, wide / 1500))
  return (
    <Layer box={[0, y - 10, wide, sag + 90]} class="party-lamps">
      <Stroke d={`M0 ${y}Q${wide / 2} ${y + 2 * sag} ${wide} ${y}`} color="#2B2138" width={3} flat />
      {Array.from({ length: count }, (_, at) => {
        const share = (at + 0.5) / count
        const hang = y + 4 * sag * share * (1 - share)
        return (
          <g key={at} transform={placedAt(wide * share, hang, scale)}>
            <circle cy="24" r="34" fill="url(#glow)" fill-opacity=".7" />
            <Lantern x={0} y={18} />
          </g>
        )
      })}
    </Layer>
  )
}

interface Home {
  item: string
  /** Found in this game. */
  fresh: boolean
  at: number
}
/** Everyone found in this game and in earlier ones, and others of the last street, each at a window. */
function homesOf({ doors, streets, seat }: State, grown: unknown, most: number): Home[] {
  const found = doors.map(({ item }) => item)
  const all = [...new Set([...found, ...neighborsOf(grown).reverse(), ...(streets[seat]?.windows ?? [])])]
  const count = found.length + neighborsOf(grown).length > 12 ? most : 12
  // Five has no factor in common with the counts, so that every window is used.
  return all.slice(0, count).map((item, at) => ({ item, fresh: at < found.length, at: (at * 5 + 2) % count }))
}

/** Neighbors who got a lamp for a clue bring it to the party. */
const guestsOf = ({ doors }: State): string[] => [
  ...new Set(doors.flatMap(({ clue, neighbor }) => (clue === null || clue === 'saved' ? [] : [neighbor]))),
]

function Party({ play, places, middle }: { play: StreetPlay; places: Places; middle: number }) {
  const { ground, door } = places
  const guests = guestsOf(play.state.value)
  const size = door * 0.9
  return (
    <>
      {guests.map((guest, at) => {
        const x = middle + (at % 2 === 0 ? -1 : 1) * (size * 1.1 + Math.floor(at / 2) * size * 0.8)
        return (
          <Layer key={guest} box={[x - size / 2, ground - size * 0.8, size * 1.3, size * 1.1]} class="guest">
            <Sprite svg={itemPicture(guest)} x={x - size / 2} y={ground - size * 0.75} size={size} />
            <g transform={`translate(${x + size * 0.56} ${ground}) scale(0.7)`}>
              <Lantern x={0} y={0} />
            </g>
          </Layer>
        )
      })}
      <Layer
        box={[middle - door * 0.7, ground - door * 1.3, door * 1.4, door * 1.5]}
        poke="carrier"
        class="glad"
        at={placedAt(middle, ground + 8, door / 130)}
      >
        {play.look.value === 'grown-up' ? <Lantern x={0} y={-26} /> : <Child mood="glad" />}
      </Layer>
    </>
  )
}

/** The party: shutters reopen one by one, each window sings, and the saved lamps hang over the street. */
export function Ending({ play }: { play: StreetPlay }) {
  const stage = play.stage.value
  const state = play.state.value
  const look = play.look.value
  const count = stage.width < 700 || stage.height < 480 ? 12 : 24
  const homes = useMemo(() => homesOf(state, play.grown(state.seat), count), [play, count])
  const shown = homes.length > 12 ? 24 : 12
  const places = useMemo(() => placesOf(stage, shown), [stage, shown])
  const opened = useSignal(play.calm.value ? count : 0)
  useEffect(() => {
    const sing = (turn: number) => {
      opened.value = Math.max(opened.value, turn + 1)
      play.sound.play('pluck', { step: (turn * 2) % 9, gain: 0.6 })
    }
    const stops = homes.map((_, turn) => play.clock.after(400 + turn * 240, () => sing(turn)))
    return () => stops.forEach((stop) => stop())
  }, [play, homes])
  const wide = places.panel[0] || places.width
  const lamps = savedLamps(state)
  const strings = Math.min(mostStrings, Math.ceil(lamps / lampsPerString))
  const pokes = homes.map(({ at }, turn): Poke => {
    const { x, y } = places.cells[at] ?? { x: 0, y: 0 }
    return {
      name: `window-${at}`,
      box: [x - places.pane / 2, y - places.pane / 2, places.pane, places.pane],
      gag: 'hop',
      puff: 'notes',
      sound: (sound, times) => sound.play('pluck', { step: (turn * 2 + times) % 10, gain: 0.6 }),
    }
  })
  const middle = wide / 2
  const child: Poke = {
    name: 'carrier',
    box: [middle - places.door * 0.6, places.ground - places.door, places.door * 1.2, places.door * 1.2],
    gag: 'hop',
    puff: 'hearts',
    sound: (sound, times) => sound.play('hiccup', { step: Math.min(times, 5) }),
  }
  return (
    <div class={`street look-${look} ${play.calm.value ? 'still' : ''}`}>
      <Facade places={places} look={look} side={0} />
      <div class="windows" inert>
        {places.cells.map((cell, at) => {
          const turn = homes.findIndex((home) => home.at === at)
          const isOpen = turn >= 0 && turn < opened.value
          const home = homes[turn]
          return (
            <Window
              key={at}
              item={isOpen && home ? home.item : ''}
              at={at}
              cell={cell}
              places={places}
              look={look}
              side={0}
              shut={!isOpen}
              turned={isOpen ? open : shut}
              pressing="none"
              mark={isOpen && home?.fresh ? 'home' : ''}
              words
              numbers={false}
              press={() => undefined}
            />
          )
        })}
      </div>
      {Array.from({ length: strings }, (_, at) => (
        <LampString
          key={at}
          count={Math.min(lampsPerString, lamps - at * lampsPerString)}
          y={at === 0 ? 20 : places.ground - places.door * 1.5}
          wide={wide}
        />
      ))}
      <Party play={play} places={places} middle={middle} />
      <Pokes play={play} pokes={[...pokes, child]} />
    </div>
  )
}
