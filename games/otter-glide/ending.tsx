import { useEffect, useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { html, Layer, placedAt, Pokes, type Poke } from '../kit/index.ts'
import { Lilies } from './lilies.tsx'
import { otterArt } from './otter.ts'
import { paletteOf } from './palette.ts'
import { planeArt } from './plane.ts'
import { shellsOf } from './rules.ts'
import type { GlidePlay } from './scene.ts'
import type { Glide } from './state.ts'
import { hasPlane } from './theme.ts'
import { friendArt, shellArt } from './toy-art.ts'
import { friendsOf, liliesNow } from './touchables.tsx'

const peak = ({ hill }: Glide) => Math.max(0, ...hill)

/** Places everything in pixels. On a phone on its side, the buttons take the right third of the stage. */
function placesOf({ width, height }: { width: number; height: number }) {
  const right = width * (height < 480 ? 0.64 : 1)
  const u = Math.min(right / 560, height / 620)
  return { width, height, right, u, horizon: height * (height < 480 ? 0.52 : 0.42), middle: right / 2 }
}
type Places = ReturnType<typeof placesOf>

/** A glide's curve as a hill on the horizon, as wide as there is room. */
function hillOf({ right, u, horizon }: Places, glide: Glide, index: number, count: number) {
  const step = (right * 0.92) / count
  const wide = Math.min(step * 1.9, 300 * u)
  const x = right * 0.04 + step * (index + 0.5) - wide / 2
  const high = 150 * u
  const points = glide.hill.map((level, i) => {
    const along = i / Math.max(1, glide.hill.length - 1)
    // Rounds off the curve, so that even a sudden one becomes a hill.
    const round = Math.sin(along * Math.PI) ** 0.8
    return `${(x + wide * along).toFixed(1)} ${(horizon - round * (24 * u + Math.min(0.85, level) * high)).toFixed(1)}`
  })
  return {
    box: [x, horizon - high - 24 * u, wide, high + 28 * u] as const,
    path: `M${x} ${horizon + 4}L${points.join('L')}L${x + wide} ${horizon + 4}Z`,
  }
}

function Sunset({ places: { width, height, horizon, u, middle }, muted }: { places: Places; muted: boolean }) {
  const [high, low, glow] = muted ? ['#4A5568', '#A58D86', '#E0BE95'] : ['#5B4B9A', '#F08A7A', '#FFD08A']
  return (
    <g>
      <defs>
        <linearGradient id="og-dusk" x2="0" y2="1">
          <stop offset="0" stop-color={high} />
          <stop offset=".7" stop-color={low} />
          <stop offset="1" stop-color={glow} />
        </linearGradient>
      </defs>
      <rect width={width} height={horizon + 2} fill="url(#og-dusk)" />
      <circle cx={middle} cy={horizon - 130 * u} r={150 * u} fill="#FFF1C4" fill-opacity=".35" />
      <circle cx={middle} cy={horizon - 130 * u} r={92 * u} fill="#FFE3A0" />
      <rect y={horizon} width={width} height={height - horizon} fill={muted ? '#3D5064' : '#3A5BA0'} />
    </g>
  )
}

/** The sea in front of the hills: the gliders, their friends, the child's lilies, and the shells. */
function Sea({ play, places }: { play: GlidePlay; places: Places }) {
  const { u, horizon, right, middle, width } = places
  const state = play.state.value
  const look = play.look.value
  const art = hasPlane(look, play.values) ? planeArt : otterArt
  const row = (count: number, gap: number) =>
    Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * Math.min(gap * u, (right * 0.9) / count))
  const put = (x: number, y: number, scale: number, drawing: string) => (
    <g key={x} transform={placedAt(x, horizon + y * u, scale * u)} {...html(drawing)} />
  )
  const gliders = row(play.players.length, 230)
  return (
    <g>
      <g fill="#FFE3A0" opacity=".5">
        {[10, 26, 46, 70, 100].map((y, i) => (
          <rect
            key={y}
            x={middle - (80 - i * 9) * u}
            y={horizon + y * u}
            width={(160 - i * 18) * u}
            height={5 * u}
            rx={3}
          />
        ))}
      </g>
      <Lilies
        count={liliesNow(play)}
        look={look}
        left={right * 0.06}
        right={right}
        y={horizon + 26 * u}
        scale={0.6 * u}
      />
      {row(friendsOf(state), 90).map((x) => put(x, 80, 0.8, friendArt(look)))}
      {play.players.map(({ color }, i) => {
        const hex = seatHex(color)
        const dress = { color: paletteOf(look, 'brook'), scarf: [hex, hex] as const }
        return put(gliders[i] ?? middle, 158, 0.95, art('float', dress))
      })}
      <path
        d={`M0 ${horizon + 172 * u}Q${width * 0.25} ${horizon + 160 * u} ${width * 0.5} ${horizon + 172 * u}T${width} ${horizon + 172 * u}V${places.height}H0Z`}
        fill="#fff"
        fill-opacity=".12"
      />
      {row(Math.min(6, shellsOf(state)), 60).map((x) => put(x, 206, 0.9, shellArt))}
    </g>
  )
}

/** Sunset at sea: every glide is a hill on the horizon, played from low to high; each can be touched again. */
export function Ending({ play }: { play: GlidePlay }) {
  const stage = play.stage.value
  const { glides } = play.state.value
  const look = play.look.value
  const places = useMemo(() => placesOf(stage), [stage.width, stage.height])
  const order = useMemo(
    () => glides.map((_, index) => index).sort((a, b) => peak(glides[a] as Glide) - peak(glides[b] as Glide)),
    [glides],
  )
  const hills = useMemo(
    () => glides.map((glide, index) => hillOf(places, glide, index, glides.length)),
    [places, glides],
  )
  const colorOf = (index: number) => (play.players[glides[index]?.seat ?? 0] ?? play.current.value).color
  const pokes = hills.map<Poke>(({ box }, index) => ({
    name: `hill-${index}`,
    box,
    gag: 'swell',
    puff: 'notes',
    sound: (sound) => sound.play('marimba', { step: order.indexOf(index) }),
  }))
  useEffect(() => {
    if (!play.calm.value)
      order.forEach((_, step) => play.sound.play('marimba', { step, gain: 0.4, delay: 0.4 + step * 0.26 }))
  }, [])
  return (
    <div class="og-world">
      <Layer box={[0, 0, stage.width, stage.height]}>
        <Sunset places={places} muted={look === 'grown-up'} />
      </Layer>
      {hills.map(({ box, path }, index) => (
        <Layer key={index} box={box} poke={`hill-${index}`}>
          <path d={path} fill={`color-mix(in srgb, ${seatHex(colorOf(index))}, #2B2350 ${30 + (index % 3) * 16}%)`} />
        </Layer>
      ))}
      <Layer box={[0, 0, stage.width, stage.height]}>
        <Sea play={play} places={places} />
      </Layer>
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}
