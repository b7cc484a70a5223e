import { areAlike } from './objects.ts'
import { memo } from 'preact/compat'
import { useEffect, useMemo } from 'preact/hooks'
import { grownBefore, Layer, placedAt, plays, poke, Pokes, Sprite, type Poke } from '../kit/index.ts'
import { shelfOf } from './growth.ts'
import type { Site } from './layout.ts'
import { pictureOf } from './pictures.ts'
import type { DrawerPlay } from './play-types.ts'
import type { State } from './state.ts'

type Toy = 'mouse' | 'bellhop-bell' | 'game-die' | 'magnet' | 'measuring-tape' | 'spool-1' | 'bicycle' | 'knob'
const gags: Record<Toy, readonly [Poke['gag'], Poke['sound'], Poke['puff']?]> = {
  mouse: ['hop', plays('squeak', { rises: 5 }), 'hearts'],
  'bellhop-bell': ['squash', plays('ding', { rises: 5 }), 'notes'],
  'game-die': ['spin', plays('knock', { cycles: 5 })],
  magnet: ['shake', plays('clank', { rises: 3 }), 'sparks'],
  'measuring-tape': ['swell', plays('zip', { sinks: 4 })],
  'spool-1': ['tilt', plays('swish', { rises: 4 })],
  bicycle: ['wobble', (sound) => [0, 0.16].forEach((delay) => sound.play('ding', { step: 4, delay })), 'notes'],
  knob: ['spin', plays('spring', { rises: 4 })],
}
const toys: readonly Toy[] = ['mouse', 'bellhop-bell', 'game-die', 'magnet', 'measuring-tape', 'spool-1', 'bicycle']

/** A hole with eyes for the mouse; a brass knob for the drawer. Boxes of 100 by 100. */
const holeArt = `<path d="M8 100V54C8 22 26 6 50 6S92 22 92 54V100Z" fill="#E3B277"/><path d="M18 100V56C18 32 32 18 50 18S82 32 82 56V100Z" fill="#2A1406"/>`
const knobArt = `<ellipse cx="52" cy="60" rx="42" ry="40" fill="#2A1406" fill-opacity=".4"/><circle cx="50" cy="50" r="40" fill="#B8862B"/><circle cx="47" cy="46" r="34" fill="#E0B04A"/><circle cx="50" cy="50" r="20" fill="#C99A38"/><path d="M30 34Q38 22 54 22" stroke="#FFF3C4" stroke-width="7" fill="none" stroke-linecap="round"/>`

type Spot = [string, Poke['box']]
/** Where the things on the shelf are; on a low stage four are one over another, and the others are on the rail. */
function spotsOf({ shelf, low, drawer }: Site, names: readonly string[]): Spot[] {
  if (low) {
    const step = (shelf.height - 8) / 4
    const size = Math.min(46, step - 3)
    return names.map((name, at) =>
      at < 4
        ? [name, [shelf.x + 4, shelf.y + 4 + at * step, size, size]]
        : [name, [drawer.x - (at - 3) * (size + 14) - 8, 110 - size, size, size]],
    )
  }
  const step = shelf.width / names.length
  const size = Math.min(step * 0.92, shelf.height * 0.92)
  return names.map((name, at) => [name, [shelf.x + (at + 0.5) * step - size / 2, shelf.y + shelf.height - size - 6, size, size]]) // prettier-ignore
}

/** What was fixed before, as many as there is room for. */
function fixedThings(play: DrawerPlay, slips: State['slips'], { shelf, low }: Site): string[] {
  const room = low ? 0 : Math.max(0, Math.floor(shelf.width / (shelf.height * 0.85)) - toys.length)
  const all = [...shelfOf(grownBefore(play, 0)).fixed, ...slips.map(({ job }) => job)]
  return room > 0 ? [...new Set(all.reverse())].slice(0, Math.min(6, room)) : []
}

interface ShelfProps extends Pick<State, 'slips' | 'needs'> {
  play: DrawerPlay
  site: Site
}
/** The shelf: things that answer a touch, and what was fixed. */
export const Touchables = memo(function Touchables({ play, slips, needs, site }: ShelfProps) {
  const isPlain = play.look.value === 'grown-up'
  const fixed = useMemo(() => fixedThings(play, slips, site), [slips, site])
  // What a slip asks for isn't on the shelf as well, where it would count for nothing.
  const isAsked = (name: string) =>
    needs.some(({ key }) => key === (name === 'bellhop-bell' ? 'bell' : name) || areAlike(key, name))
  const named = toys.filter((name) => !isAsked(name) && (name !== 'mouse' || !isPlain))
  const spots = useMemo(() => spotsOf(site, [...named.slice(0, 3), ...fixed.map((job) => `fixed ${job}`), ...named.slice(3)]), [site, fixed, isPlain, needs]) // prettier-ignore
  const { ledge, low, drawer } = site
  const knob = Math.min(ledge.height * 0.94, 74)
  const knobBox = [drawer.x + drawer.width - knob * 1.5, ledge.y + (ledge.height - knob) / 2, knob, knob] as const
  const touched = spots.filter(([name]) => !name.startsWith('fixed '))
  const pokes = useMemo(() => {
    const all = touched.map(([name, box]) => poke(name, box, ...gags[name as Toy]))
    return low ? all : [...all, poke('knob', knobBox, ...gags.knob)]
  }, [spots])
  return (
    <>
      {spots.map(([name, [x, y, size]]) => (
        <Layer key={name} box={[x - 2, y - 2, size + 4, size + 6]} poke={name}>
          <ellipse
            cx={x + size / 2}
            cy={y + size * 0.98}
            rx={size * 0.42}
            ry={size * 0.06}
            fill="#1E0D03"
            fill-opacity=".4"
          />
          {name === 'mouse' && (
            <g transform={placedAt(x, y, size / 100)} dangerouslySetInnerHTML={{ __html: holeArt }} />
          )}
          <Sprite
            svg={pictureOf(name.replace('fixed ', ''))}
            {...(name === 'mouse' ? { x: x + size * 0.22, y: y + size * 0.42, size: size * 0.56 } : { x, y, size })}
          />
        </Layer>
      ))}
      {!low && <Layer box={knobBox} poke="knob" art={knobArt} at={placedAt(knobBox[0], knobBox[1], knob / 100)} />}
      <Pokes play={play} pokes={pokes} />
    </>
  )
})

/** What was fixed in the last job rides past once. */
export function Rider({ job, site: { drawer, stage } }: { job: string; site: Site }) {
  const size = Math.min(stage.width, stage.height) * 0.2
  const [x, y] = [drawer.x + drawer.width / 2 - size / 2, Math.max(72, drawer.y - size * 0.5)]
  return (
    <Layer box={[x, y, size, size]} moves class="rider">
      <Sprite svg={pictureOf(job)} {...{ x, y, size }} />
    </Layer>
  )
}

export const surprises = ['trade', 'music-box', 'spring'] as const

const boxArt = `<path d="M8 46H92V92Q92 98 86 98H14Q8 98 8 92Z" fill="#8E4F7A"/><path d="M8 46H92V58H8Z" fill="#B56A9C"/><path d="M14 44L24 6H88L92 44Z" fill="#6E3A5E"/><path d="M22 40L30 12H82L86 40Z" fill="#F3D9A0"/><circle cx="50" cy="30" r="5" fill="#F7C9B0"/><path d="M50 34L40 58H60Z" fill="#FFF3F0"/><path d="M92 70h10v-8h8v8" stroke="#C99A38" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="50" cy="78" r="9" fill="#E0B04A"/>`
const springArt = `<path d="M30 96H72M32 88C80 84 80 74 30 76M30 76C82 70 80 60 30 62M30 62C82 56 80 46 30 48M30 48C82 42 80 32 30 34M30 34C80 28 78 20 32 22" fill="none" stroke="#5D7480" stroke-width="9" stroke-linecap="round"/><path d="M32 88C80 84 80 74 30 76M30 62C82 56 80 46 30 48M30 34C80 28 78 20 32 22" fill="none" stroke="#B9CAD3" stroke-width="4" stroke-linecap="round"/>`

/** The mouse trades a button, a music box plays, or a spring hops across; none changes the drawer. */
export function Surprise({ play, site }: { play: DrawerPlay; site: Site }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  const isPlain = play.look.value === 'grown-up'
  useEffect(() => {
    if (name === 'trade')
      [0, 0.5, 1].forEach((delay) => play.sound.play(isPlain ? 'knock' : 'squeak', { delay, gain: 0.5 }))
    if (name === 'music-box') [4, 2, 0, 2, 4, 5].forEach((step, at) => play.sound.play('musicBox', { step, delay: at * 0.26, gain: 0.6 })) // prettier-ignore
    if (name === 'spring')
      [0, 0.5, 1, 1.5].forEach((delay, step) => play.sound.play('spring', { step, delay, gain: 0.6 }))
  }, [name])
  if (!name) return null
  const { drawer, stage } = site
  const size = Math.min(stage.width, stage.height) * 0.17
  const [x, y] = [drawer.x + drawer.width / 2 - size / 2, drawer.y - size * (site.low ? 0.1 : 0.62)]
  const art = name === 'music-box' ? boxArt : springArt
  return (
    <Layer box={[x - size * 0.2, y, size * 1.5, size]} moves class={`surprise is-${name}`}>
      {name === 'trade' ? (
        <>
          <Sprite svg={pictureOf(isPlain ? 'game-die' : 'mouse')} x={x} y={y} size={size} />
          <Sprite svg={pictureOf('button-4')} x={x - size * 0.12} y={y + size * 0.5} size={size * 0.42} />
        </>
      ) : (
        <g transform={placedAt(x, y, size / 110)} dangerouslySetInnerHTML={{ __html: art }} />
      )}
    </Layer>
  )
}
