import { seatHex } from '@marigold/device'
import { useEffect, useMemo } from 'preact/hooks'
import { html, Layer, placedAt, Pokes, type Poke, type Synth } from '../kit/index.ts'
import { paintOf, paletteOf, type Palette } from './palette.ts'
import type { YardPlay } from './ride.ts'
import { townOf } from './rules.ts'
import { lampOf } from './score.ts'
import { box, disc, path, placed, ridge, rounded, seededRandom } from './shapes.ts'
import { builtPicture, neighbor, onSnow } from './town-art.ts'
import { grownTown, type Built } from './town.ts'

/** The wheels' beat, in seconds. */
const beat = 0.22
/** Things of the town in the picture, at most. */
const most = 12

/** How each thing of the town joins in: its sound, and the steps it plays. */
const parts: Record<Built, [sound: Parameters<Synth['play']>[0], steps: readonly number[]]> = {
  swing: ['squeak', [0]],
  neighbor: ['toot', [2]],
  house: ['bell', [0, 4]],
  fountain: ['bell', [4, 7]],
  wheel: ['pluck', [0, 4, 7]],
}

/** Plays the part of one thing, `from` seconds from now. */
function playPart(sound: Pick<Synth, 'play'>, what: Built, from = 0): void {
  const [name, steps] = parts[what]
  steps.forEach((step, i) => sound.play(name, { step, gain: 0.4, delay: from + i * beat }))
}

/** Places everything in pixels, above the buttons; on a phone on its side they take the right third of the stage. */
function placesOf({ width, height }: { width: number; height: number }) {
  const isLow = height < 480
  const right = width * (isLow ? 0.64 : 1)
  const bottom = height - (isLow ? 0 : width <= 560 ? 280 : width <= 900 ? 216 : 170)
  const u = Math.min(right / 480, bottom / 520)
  return { width, height, right, ground: bottom - 240 * u, track: bottom - 104 * u, u }
}
type Places = ReturnType<typeof placesOf>

/** Returns what was built now, then what grew before; the best of now has already grown. */
const townAtNight = (built: readonly Built[], grown: readonly Built[]): Built[] =>
  (built.length === 0 ? [...grown] : [...built, ...grown.slice(0, -1)]).slice(0, most)

/** The things of the town in one row, the first in the middle. */
function rowOf({ right, ground, u }: Places, town: readonly Built[]) {
  const scale = Math.max(0.5 * u, Math.min(1.7 * u, (right * 0.9) / (town.length * 104)))
  const step = Math.min(150 * u, (right - 124 * scale) / Math.max(1, town.length - 1))
  return town.map((what, i) => {
    const offset = (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2)
    const shift = town.length % 2 === 0 ? 0.5 : 0
    const x = right / 2 + (offset + shift) * step
    return { what, x, y: ground + (i % 2) * 10 * u, scale, name: `town-${i}` }
  })
}
type Placed = ReturnType<typeof rowOf>[number]

const areaOf = ({ x, y, scale }: Placed): Poke['box'] => [x - 58 * scale, y - 132 * scale, 116 * scale, 140 * scale]

function Night({ places: { width, height, right, ground, track, u }, p }: { places: Places; p: Palette }) {
  const sky = useMemo(() => {
    const next = seededRandom(17)
    const stars = Array.from({ length: 46 }, () =>
      disc(next() * width, next() * ground * 0.8, 1 + next() * 2, '#FFF6D8'),
    )
    const hills: [number, number][] = [0, 0.2, 0.45, 0.7, 1].map((share, i) => [
      share * width,
      ground - (i % 2 === 0 ? 90 : 210) * u,
    ])
    return (
      `<defs><linearGradient id="yard-night" x2="0" y2="1"><stop offset="0" stop-color="#17204A"/><stop offset="1" stop-color="#5C6FB0"/></linearGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#yard-night)"/>${stars.join('')}` +
      disc(right * 0.8, ground * 0.18, 40 * u, '#FFF1C4') +
      disc(right * 0.8 + 16 * u, ground * 0.18 - 8 * u, 34 * u, '#28336A') +
      ridge(hills, '#3A4880', height) +
      path(
        `M0 ${ground - 20 * u}Q${width / 2} ${ground - 44 * u} ${width} ${ground - 20 * u}V${height}H0Z`,
        '#8FA3D4',
      ) +
      path(`M0 ${track + 12 * u}Q${width / 2} ${track} ${width} ${track + 12 * u}V${height}H0Z`, '#C4D1F0') +
      box([0, track - 2, width, 5 * u], 0, p.rail[1]) +
      Array.from({ length: Math.ceil(width / (26 * u)) }, (_, i) =>
        box([i * 26 * u, track + 3 * u, 14 * u, 5 * u], 1, p.tie),
      ).join('')
    )
  }, [width, height, right, ground, u, p])
  return <g {...html(sky)} />
}

const glow = { first: '#FFD978', second: '#C9A24E', shown: '#4A4466' } as const

/** The night train from the side: a car for each train that arrived, lit as brightly as its word was understood. */
function trainPicture(play: YardPlay, p: Palette): { art: string; length: number } {
  const state = play.state.value
  const [dark, middle, light] = paintOf(state.engine, play.look.value)
  const lamps = state.trains.flatMap((_, index) => lampOf(state, index) ?? []).slice(-10)
  const wheels = (...xs: number[]) => xs.map((x) => disc(x, -10, 10, p.iron[0]) + disc(x, -10, 4, p.iron[2])).join('')
  const engine =
    box([4, -58, 84, 44], 12, middle) +
    box([4, -58, 84, 16], 8, light) +
    box([-40, -92, 52, 78], 6, dark) +
    box([-30, -80, 30, 28], 4, '#FFD978') +
    box([-46, -98, 64, 10], 5, p.iron[1]) +
    path('M62 -58L58 -88H82L78 -58Z', p.iron[0]) +
    disc(90, -40, 9, '#FFF6D8') +
    path('M88 -14H112L92 -34Z', p.iron[1]) +
    wheels(-24, 14, 42, 70)
  const cars = lamps
    .map((lamp, i) => {
      const x = -140 - i * 96
      return (
        box([x + 86, -22, 14, 6], 0, p.iron[1]) +
        box([x, -74, 88, 60], 8, i % 2 === 0 ? p.roofs[0][0] : p.roofs[1][0]) +
        box([x - 4, -80, 96, 10], 5, p.snow[2]) +
        [10, 36, 62].map((left) => box([x + left, -60, 18, 22], 4, glow[lamp])).join('') +
        wheels(x + 20, x + 68)
      )
    })
    .join('')
  return { art: engine + cars, length: 260 + lamps.length * 96 }
}

/** The night train through the child's town: everything built joins the rhythm of the wheels, and can be touched. */
export function Ending({ play }: { play: YardPlay }) {
  const stage = play.stage.value
  const look = play.look.value
  const p = paletteOf(look)
  const places = useMemo(() => placesOf(stage), [stage.width, stage.height])
  const state = play.state.value
  const town = useMemo(() => townAtNight(townOf(state), grownTown(play.grown(state.seat))), [play])
  const row = useMemo(() => rowOf(places, town), [places, town])
  const train = useMemo(() => trainPicture(play, p), [play, p])
  const scarves = play.players.map(({ color }) => seatHex(color))
  const scarf = scarves[0] ?? p.horn[0]
  const friends = state.delivered.filter(({ helped }) => !helped).slice(-8)
  useEffect(() => {
    if (play.calm.value) return
    for (let i = 0; i < 40; i++)
      play.sound.play('wood', { step: i % 4 === 0 ? 0 : 2, gain: 0.2, delay: 0.4 + i * beat })
    row.forEach(({ what }, i) => playPart(play.sound, what, 0.4 + i * 4 * beat))
  }, [])
  const { u, track, right } = places
  const trainScale = 1.15 * u
  const middle = right / 2 + ((train.length - 260) / 2) * trainScale
  const pokes = row.map<Poke>((one) => ({
    name: one.name,
    box: areaOf(one),
    gag: 'hop',
    puff: 'notes',
    sound: (sound) => playPart(sound, one.what),
  }))
  return (
    <div class="night">
      <Layer box={[0, 0, stage.width, stage.height]}>
        <Night places={places} p={p} />
      </Layer>
      {row.map((one) => (
        <Layer
          key={one.name}
          box={areaOf(one)}
          poke={one.name}
          at={placedAt(rounded(one.x), rounded(one.y), Number(one.scale.toFixed(3)))}
          art={onSnow(p, builtPicture(p, one.what, scarf))}
        />
      ))}
      <Layer
        box={[
          middle - (train.length - 120) * trainScale,
          track - 106 * trainScale,
          train.length * trainScale,
          110 * trainScale,
        ]}
        moves
        class="night-train"
        at={placedAt(middle, track, trainScale)}
        art={train.art}
      />
      <Layer box={[0, track, stage.width, places.height - track]}>
        {friends.map(({ seat }, i) => {
          const x = right / 2 + (i - (friends.length - 1) / 2) * Math.min(84 * u, (right * 0.9) / friends.length)
          const art = placed(x, track + (84 + (i % 2) * 10) * u, 0.66 * u, neighbor(p, scarves[seat] ?? scarf, i))
          return <g key={i} {...html(art)} />
        })}
      </Layer>
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}
