import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { html, placedAt, Pokes, type Poke } from '../kit/index.ts'
import { arrivalOf } from './crossing-report.ts'
import { ducklingArt, flowerArt, riderArt, tortoiseArt, treatArt } from './friend-art.ts'
import { ducksOf } from './growth.ts'
import type { Arrival } from './journey.ts'
import { mapStoneArt, stonesOn, type MapStone } from './map-art.ts'
import { paletteOf } from './palette.ts'
import { inCity, type StonePlay } from './scene.ts'
import { sceneArt } from './scenery.ts'
import { stepOf } from './sounds.ts'
import type { Result } from './state.ts'
import { endOf } from './summary.ts'
import { dressOf, walkerArt } from './walker.ts'

const longestMs = 14_000
const restMs = 500
const mostFriends = 9

/** The notes of the latest crossings in the rhythm they were tapped, in seconds, with a quack after each. */
function pieceOf(log: readonly Result[]) {
  const lengthOf = ({ taps }: Result) => (taps.at(-1)?.at ?? 0) - (taps[0]?.at ?? 0) + restMs
  let left = longestMs
  const first = log.findLastIndex((result) => (left -= lengthOf(result)) < 0) + 1
  const notes: { at: number; row: number; stone: number; step: number }[] = []
  const quacks: { at: number; gain: number }[] = []
  let start = 700
  for (const [row, result] of [...log.entries()].slice(first)) {
    const from = result.taps[0]?.at ?? 0
    result.taps.forEach(({ at }, stone) =>
      notes.push({ at: (start + at - from) / 1000, row, stone, step: stepOf(stone) }),
    )
    start += lengthOf(result)
    quacks.push({ at: (start - restMs / 2) / 1000, gain: 0.35 })
  }
  return { notes, quacks }
}

interface Guest {
  art: string
  arrival: Arrival
}
/** Everyone who came along, also those who got lost. */
function guestsOf(play: StonePlay, city: boolean): Guest[] {
  const { log, width } = play.state.value
  return log
    .flatMap((result): Guest[] => {
      const scarf = seatHex((play.players[result.seat] ?? play.current.value).color)
      const arrival = arrivalOf(result, width)
      const one = ducklingArt(scarf, city)
      if (result.choice === 'tortoise') return [{ art: tortoiseArt(scarf, city), arrival }]
      if (result.choice !== 'ducklings') return []
      return arrival === 'ride'
        ? [{ art: riderArt(scarf, city), arrival }, ...Array.from({ length: 2 }, () => ({ art: one, arrival }))]
        : Array.from({ length: 3 }, () => ({ art: one, arrival }))
    })
    .slice(-mostFriends)
}
/** What choices brought; a skipped crossing brings nothing. */
const broughtBy = (log: readonly Result[], kind: 'friends' | 'treats' | 'flowers'): number =>
  log
    .filter(({ earned }) => earned !== 'skipped')
    .filter(
      ({ choice }) => (choice === 'ducklings' ? 'friends' : choice === 'tortoise' ? 'treats' : 'flowers') === kind,
    )
    .reduce((sum, { won }) => sum + won, 0)

/** Places everything in pixels, above the buttons; on a phone on its side, those take the right third of the stage. */
function placesOf({ width, height }: { width: number; height: number }) {
  const flat = height < 480
  const right = width * (flat ? 0.64 : 1)
  const floor = height * (flat ? 1 : width < 560 ? 0.74 : 0.82)
  const unit = Math.min(right / 560, floor / 560)
  return { width, height, right, floor, unit, water: floor * 0.28, meadow: floor * 0.57 }
}

/** A row of drawings with their feet at `y`, spread over a part of the width. */
function Row({
  arts,
  from,
  to,
  y,
  scale,
}: {
  arts: readonly Guest[]
  from: number
  to: number
  y: number
  scale: number
}) {
  const step = Math.min(84 * scale, (to - from) / Math.max(1, arts.length))
  const left = (from + to - step * (arts.length - 1)) / 2
  return (
    <>
      {arts.map(({ art, arrival }, i) => (
        <g key={i} transform={placedAt(left + i * step, y + (i % 2) * 12 * scale, scale)}>
          <g class={`st-guest ${arrival}`} {...html(art)} />
        </g>
      ))}
    </>
  )
}

/** The party at the pond: the whole path, everyone who came along, and the player's rhythms as a piece of music. */
export function Ending({ play }: { play: StonePlay }) {
  const stage = play.stage.value
  const look = play.look.value
  const state = play.state.value
  const city = inCity(look, play.values, play.level.kind)
  const color = paletteOf(look, city)
  const lit = useSignal('')
  const places = useMemo(() => placesOf(stage), [stage.width, stage.height])
  const { width, height, right, floor, unit, water, meadow } = places
  const top = water + 24 * unit
  const stones = useMemo(
    () => stonesOn(state, [right, meadow - top - 10 * unit], Math.round(right / (34 * unit))),
    [state, places],
  )
  const colors = play.players.map((player) => seatHex(player.color))
  const nameOf = ({ row, at }: Pick<MapStone, 'row' | 'at'>) => `stone-${row}-${at}`
  const pokes = stones.map<Poke>((stone) => ({
    name: nameOf(stone),
    box: [stone.x - stone.size, top + stone.y - stone.size, stone.size * 2, stone.size * 2],
    gag: 'swell',
    sound: (sound) => sound.play('marimba', { step: stepOf(stone.at) }),
  }))
  useEffect(() => {
    if (play.calm.value) return
    const { notes, quacks } = pieceOf(state.log)
    const series = [play.sound.series('marimba', notes), play.sound.series(city ? 'bell' : 'quack', quacks)]
    const lights = notes.map(({ at, row, stone }) =>
      play.clock.after(at * 1000, () => (lit.value = nameOf({ row, at: stone }))),
    )
    return () => {
      series.forEach((one) => one.stop())
      lights.forEach((stop) => stop())
    }
  }, [])
  const shore = (y: number) =>
    `M0 ${y + 20 * unit}Q${width * 0.3} ${y - 16 * unit} ${width * 0.55} ${y + 10 * unit}T${width} ${y}V${height}H0Z`
  const row = (art: string, count: number): Guest[] => Array.from({ length: count }, () => ({ art, arrival: 'ride' }))
  const grown = row(ducklingArt(colors[0] ?? '#6B46C1', city), ducksOf(play.grown(state.seat)))
  return (
    <div class="st-world">
      <svg class="st-party" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g {...html(sceneArt({ w: width, h: height, water, unit }, color, endOf(state)))} />
        {stones.map((stone) => (
          <g key={nameOf(stone)} transform={placedAt(stone.x, top + stone.y)}>
            <g
              class={`st-map-stone ${lit.value === nameOf(stone) ? 'rings' : ''}`}
              data-poke={nameOf(stone)}
              {...html(mapStoneArt(stone, colors))}
            />
          </g>
        ))}
        {[color.bank[0], color.grass[0]].map((fill, i) => (
          <path key={fill} d={shore(meadow + i * 16 * unit)} fill={fill} />
        ))}
        <Row arts={grown} from={right * 0.62} to={right} y={meadow + 20 * unit} scale={0.6 * unit} />
        <Row
          arts={play.players.map(({ color: own }) => ({
            art: walkerArt(state.log.length > 0 ? 'glad' : 'stand', dressOf(look, city, seatHex(own))),
            arrival: 'ride',
          }))}
          from={right * 0.2}
          to={right * 0.8}
          y={meadow + (floor - meadow) * 0.5}
          scale={0.56 * unit}
        />
        <Row
          arts={guestsOf(play, city)}
          from={right * 0.06}
          to={right * 0.94}
          y={meadow + (floor - meadow) * 0.72}
          scale={0.95 * unit}
        />
        <Row
          arts={[...row(flowerArt, broughtBy(state.log, 'flowers')), ...row(treatArt, broughtBy(state.log, 'treats'))]}
          from={right * 0.06}
          to={right * 0.94}
          y={floor - 16 * unit}
          scale={0.8 * unit}
        />
      </svg>
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}
