import type { ComponentChildren } from 'preact'
import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { html, Layer, placedAt, plays, poke, Pokes, Sprite, type Poke } from '../kit/index.ts'
import bubbles from 'pics:bubbles'
import lantern from 'pics:red-paper-lantern'
import pizza from 'pics:pizza'
import * as art from './court-art.ts'
import type { Places } from './layout.ts'
import type { Colors } from './looks.ts'
import type { TrialPlay } from './play-types.ts'
import { Row, type Thing } from './things.tsx'

/** The walls and the floor, across the whole stage. */
export function Room({ places, colors, id }: { places: Places; colors: Colors; id: string }) {
  const { stage, floor, map } = places
  const { width, height } = stage
  const panel = 150 * map.scale
  const top = floor - 260 * map.scale
  const count = Math.ceil(width / panel) + 1
  const [deep, mid, edge] = colors.panel
  return (
    <Layer box={[0, 0, width, height]}>
      <defs>
        <linearGradient id={`${id}-wall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={colors.wall[0]} />
          <stop offset="1" stop-color={colors.wall[1]} />
        </linearGradient>
        <linearGradient id={`${id}-floor`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={colors.floor[0]} />
          <stop offset="1" stop-color={colors.floor[1]} />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stop-color="#FFD79A" stop-opacity=".5" />
          <stop offset="1" stop-color="#FFD79A" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={floor} fill={`url(#${id}-wall)`} />
      {Array.from({ length: count }, (_, at) => (
        <g key={at} transform={placedAt(at * panel - panel / 2, top + 74 * map.scale, map.scale)}>
          <rect x="4" y="0" width="142" height="200" rx="6" fill={deep} />
          <rect x="16" y="14" width="118" height="180" rx="6" fill={mid} />
          <rect x="16" y="14" width="118" height="8" rx="4" fill={edge} />
        </g>
      ))}
      <rect y={top + 58 * map.scale} width={width} height={18 * map.scale} fill={colors.rail[0]} />
      <rect y={top + 58 * map.scale} width={width} height={6 * map.scale} fill={colors.rail[1]} />
      <rect y={floor} width={width} height={height - floor} fill={`url(#${id}-floor)`} />
      <circle
        cx={map.left + places.pivot[0] * map.scale}
        cy={map.top + places.pivot[1] * map.scale + 60 * map.scale}
        r={230 * map.scale}
        fill={`url(#${id}-glow)`}
      />
    </Layer>
  )
}

/** Furniture that nobody touches: the window, the bench, the desk, and the shelf for guesses. */
export function Furniture({
  places,
  colors,
  shelf = [],
}: {
  places: Places
  colors: Colors
  shelf?: readonly Thing[]
}) {
  const { map, size, window, bench, desk, shelf: board } = places
  const [x, y, width] = board
  return (
    <Layer map={map} box={[-40, -60, size[0] + 80, size[1] + 60]}>
      <g transform={placedAt(...window)} {...html(art.windowArt(colors))} />
      <g transform={placedAt(bench[0], bench[1])} {...html(art.benchArt(colors, bench[2]))} />
      <g transform={placedAt(desk[0], desk[1])} {...html(art.deskArt(colors, desk[2]))} />
      <g transform={placedAt(x, y)}>
        <rect width={width} height="9" rx="4" fill={colors.wood[0]} />
        <path d={`M10 9V20M${width - 10} 9V20`} stroke={colors.wood[2]} stroke-width="5" stroke-linecap="round" />
        <g transform={`translate(${width / 2} 0)`}>
          <Row things={shelf} width={width - 8} />
        </g>
      </g>
    </Layer>
  )
}

interface PokedThing extends Poke {
  picture: ComponentChildren
  at: string
}
type Gag = readonly [Poke['gag'], Poke['sound'], Poke['puff']?]
type Drawn = readonly [art: string, x: number, y: number, size?: number]

/** Something to touch: its picture around x and y, and the box where a touch reaches it. */
const thing = (
  name: string,
  box: Poke['box'],
  [gag, sound, puff]: Gag,
  [picture, x, y, size = 1]: Drawn,
): PokedThing => ({
  ...poke(name, box, gag, sound, puff),
  picture: <g {...html(picture)} />,
  at: placedAt(x, y, size),
})

/** What can be touched; `open` is whether the drawer is, and `prints` counts the stamp's flowers. */
function thingsAt(
  places: Places,
  colors: Colors,
  toys: { open: boolean; toggle: () => void; print: () => void },
): PokedThing[] {
  const { keeper, banger, perch, desk } = places
  const [dx, dy, width] = desk
  const court = colors.world === 'court'
  const isOwl = court && !colors.plain
  const around = (
    [x, y, size]: readonly [number, number, number],
    w: number,
    up: number,
    down: number,
  ): Poke['box'] => [...([x - (w / 2) * size, y - up * size, w * size, (up + down) * size] as const)]
  const on = (share: number): [number, number] => [dx + width * share, dy - 5]
  const gap = Math.min(0.3, 62 / width)
  const first = 0.1 + gap / 2
  const spots = [on(first), on(first + gap), on(first + 2 * gap)] as const
  const onDesk = ([x, y]: readonly [number, number]): Poke['box'] => [x - 28, y - 56, 56, 58]
  return [
    thing(
      'keeper',
      around(keeper, 170, 98, 86),
      isOwl
        ? ['tilt', plays('hoot', { rises: 4 })]
        : court
          ? ['wobble', plays('hum')]
          : ['swell', plays('click', { cycles: 3 }), 'sparks'],
      [art.keeperArt(colors), ...keeper],
    ),
    thing(
      'banger',
      around(banger, 130, 40, 30),
      ['tilt', plays(court ? 'squeak' : 'ding', { rises: 6 })],
      [art.bangerArt(colors), ...banger],
    ),
    thing(
      'perch',
      around(perch, 190, 60, 50),
      ['hop', plays(isOwl ? 'chirp' : 'rustle', { rises: 4 }), 'leaves'],
      [art.perchArt(colors), ...perch],
    ),
    thing(
      'drawer',
      [dx + width - 96, dy - 2, 82, 66],
      [
        'shake',
        (sound) => {
          toys.toggle()
          sound.play('zip', { gain: 0.6 })
        },
      ],
      [art.drawerArt(colors, toys.open), dx + width - 92, dy],
    ),
    thing(
      'stamp',
      onDesk(spots[0]),
      [
        'squash',
        (sound) => {
          toys.print()
          sound.play('drum', { gain: 0.5 })
        },
      ],
      [art.stampArt(colors), ...spots[0]],
    ),
    thing('clock', onDesk(spots[1]), ['swell', plays('yawn', { sinks: 4 })], [art.clockArt(colors), ...spots[1]]),
    thing(
      'pot',
      onDesk(spots[2]),
      ['squash', plays(court ? 'gulp' : 'slurp', { sinks: 5 }), 'bubbles'],
      [art.potArt(colors), ...spots[2]],
    ),
    // The foot of the scale, which chimes.
    {
      ...thing(
        'scale',
        around(places.pivot, 150, -150, 396),
        ['wobble', plays('bell', { cycles: 5, gain: 0.4 })],
        ['', 0, 0],
      ),
      picture: null,
    },
  ]
}

const flowerColors = ['#D6487E', '#5AA9E6', '#F2A541', '#8C7CC9', '#5B9A4B'] as const

interface TouchablesProps {
  play: TrialPlay
  places: Places
  colors: Colors
  /** Counts the strikes of the gavel. */
  bang: number
}
/** Things that answer a touch. None of them can change the case. */
export function Touchables({ play, places, colors, bang }: TouchablesProps) {
  const open = useSignal(false)
  const prints = useSignal(0)
  const things = useMemo(
    () =>
      thingsAt(places, colors, {
        open: open.value,
        toggle: () => (open.value = !open.value),
        print: () => (prints.value = Math.min(flowerColors.length, prints.value + 1)),
      }),
    [places, colors, open.value],
  )
  const [x, y, width] = places.bench
  return (
    <>
      {things.map(
        ({ name, box, at, picture }) =>
          picture && (
            <Layer key={name} map={places.map} box={box} poke={name}>
              <g key={name === 'banger' ? bang : 0} transform={at}>
                <g class={name === 'banger' && bang > 0 ? 'bangs' : ''}>{picture}</g>
              </g>
            </Layer>
          ),
      )}
      <Layer map={places.map} box={[x, y, width, 180]}>
        {Array.from({ length: prints.value }, (_, at) => (
          <g
            key={at}
            class="lands"
            transform={placedAt(x + 44 + ((at * 53) % (width - 80)), y + 70 + (at % 2) * 52, 1.3)}
            {...html(art.flowerArt(flowerColors[at % flowerColors.length] ?? ''))}
          />
        ))}
      </Layer>
      <Pokes play={play} map={places.map} pokes={things} />
    </>
  )
}

/** The thought on its chair, which it comes to and thanks you from. */
export function ThoughtOnChair({
  places,
  colors,
  mood,
  here,
}: {
  places: Places
  colors: Colors
  mood: 'worried' | 'calm'
  here: boolean
}) {
  const { map, chair } = places
  const [x, y, size] = chair
  const box = [x - 90 * size, y - 100 * size, 180 * size, 180 * size] as const
  return (
    <>
      <Layer map={map} box={box}>
        <g transform={placedAt(...chair)} {...html(art.chairArt(colors))} />
      </Layer>
      {here && (
        <Layer map={map} box={box} moves class="thought-in">
          <g transform={placedAt(x, y - 20 * size, size)} {...html(art.thoughtArt(colors.plain ? 'plain' : mood))} />
        </Layer>
      )}
    </>
  )
}

export const surprises = ['pizza', 'lantern', 'hiccups'] as const
type Surprising = (typeof surprises)[number]
const surpriseArt: Record<Surprising, string> = { pizza, lantern, hiccups: bubbles }

/** A menu as evidence, light of a lantern, or a thought with hiccups. */
export function Surprise({ play, places }: { play: TrialPlay; places: Places }) {
  const name = play.surprise.value as Surprising | null
  if (!name) return null
  const { pivot, map, chair } = places
  const [x, y] = name === 'hiccups' ? [chair[0], chair[1] - 70] : [pivot[0], pivot[1] + 40]
  return (
    <Layer map={map} box={[x - 70, y - 70, 140, 140]} moves class={`surprise is-${name}`}>
      <Sprite svg={surpriseArt[name]} x={x - 52} y={y - 52} size={104} />
    </Layer>
  )
}
