import { seatHex } from '@marigold/device'
import { useEffect } from 'preact/hooks'
import { Layer, placedAt, plays, poke, Pokes, Sprite, type Poke } from '../kit/index.ts'
import { guestArt } from './firefly-art.ts'
import type { Site } from './layout.ts'
import { deskThings, frog, memberPicture, nightThings } from './pictures.ts'
import type { FireflyPlay } from './play-types.ts'
import type { Member } from './songbook.ts'

type Name = 'hedgehog' | 'snail' | 'cricket' | 'owl' | 'mushroom'
/** Where each thing is, as a share of the ground from left to right, and how large. */
const spots: Record<Name, readonly [x: number, size: number]> = {
  hedgehog: [0.17, 1],
  cricket: [0.05, 0.72],
  snail: [0.93, 0.7],
  owl: [0.06, 0.8],
  mushroom: [0.81, 0.6],
}
const gags: Record<Name, readonly [Poke['gag'], Poke['sound'], Poke['puff']?]> = {
  hedgehog: ['spin', plays('giggle', { rises: 5 })],
  cricket: ['hop', plays('chirp', { rises: 5 }), 'notes'],
  snail: ['sink', plays('rustle', { sinks: 3 })],
  owl: ['tilt', plays('hoot', { rises: 4 }), 'hearts'],
  mushroom: ['squash', plays('plop', { sinks: 4 }), 'dust'],
}

const boxOf = (site: Site, name: Name) => {
  const [share, scale] = spots[name]
  const size = site.animal * scale
  const foot = name === 'owl' ? site.shore - site.stage.height * 0.1 : site.foot
  const x = site.from + (site.to - site.from) * share
  return [Math.max(2, x - size / 2), foot - size, size, size] as const
}

const reedArt =
  '<path d="M50 120C46 80 48 60 50 20" stroke="#3E9468" stroke-width="5" fill="none"/><rect x="43" y="4" width="14" height="40" rx="7" fill="#7A4A2B"/><path d="M56 120C58 90 66 70 74 50" stroke="#2A7355" stroke-width="5" fill="none"/><rect x="67" y="30" width="12" height="34" rx="6" fill="#8E5A36"/>'
/** The moon alone, for scenes without anything to touch. */
export const Moon = ({ site: { moon } }: { site: Site }) => {
  const box = [moon.x - moon.size, moon.y - moon.size, moon.size * 2, moon.size * 2] as const
  return <Layer box={box} poke="moon" art={moonArt} at={placedAt(moon.x, moon.y, moon.size / 62)} />
}
const moonArt =
  '<circle r="62" fill="#F4F7DC"/><path d="M0 -62A62 62 0 0 1 0 62A86 86 0 0 0 0 -62Z" fill="#D5E2BE"/><circle cx="-22" cy="-14" r="9" fill="#DDE8C6"/><circle cx="-8" cy="26" r="6" fill="#DDE8C6"/>'
const ringsArt =
  '<g fill="none" stroke="#D5F0DC" stroke-width="3" stroke-opacity=".4"><ellipse cx="60" cy="30" rx="16" ry="5"/><ellipse cx="60" cy="30" rx="32" ry="10" stroke-opacity=".25"/></g>'

/** Everything at the pond that answers a touch. */
export function Touchables({ play, site }: { play: FireflyPlay; site: Site }) {
  const { stage, moon, shore } = site
  const { width, height } = stage
  const isPlain = play.look.value === 'grown-up'
  const deep = height - shore
  const pond = [width * 0.25, shore - deep * 0.04, width * 0.2, deep * 0.32] as const
  const reed = [width * 0.7, shore - deep * 0.24, deep * 0.5, deep * 0.6] as const
  const moonBox = [moon.x - moon.size, moon.y - moon.size, moon.size * 2, moon.size * 2] as const
  const names = Object.keys(gags) as Name[]
  const pokes = [
    poke('moon', moonBox, 'wobble', plays('hum', { rises: 5 })),
    ...(isPlain ? [] : [poke('pond', pond, 'squash', plays('plop', { rises: 5 }), 'drops')]),
    ...(isPlain ? [] : [poke('reed', reed, 'tilt', plays('swish', { rises: 4 }), 'leaves')]),
    ...names.map((name) => poke(name, boxOf(site, name), ...gags[name])),
  ]
  return (
    <>
      <Moon site={site} />
      {!isPlain && <Layer box={pond} poke="pond" art={ringsArt} at={placedAt(pond[0], pond[1], pond[2] / 120)} />}
      {!isPlain && <Layer box={reed} poke="reed" art={reedArt} at={placedAt(reed[0], reed[1], reed[3] / 120)} />}
      {names.map((name) => {
        const [x, y, size] = boxOf(site, name)
        return (
          <Layer key={name} box={[x, y, size, size]} poke={name}>
            <Sprite svg={(isPlain ? deskThings : nightThings)[name]} {...{ x, y, size }} />
          </Layer>
        )
      })}
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

/** The band on the shore; it grows from night to night. */
export function Band({ site, members, look, plays: isPlaying }: BandProps) {
  const size = site.animal * 0.66
  const foot = site.shore + (site.foot - site.shore) * 0.42
  const middle = site.from + (site.to - site.from) * 0.52
  return (
    <>
      {members.map((member, at) => {
        const [x, y] = [middle + (at - (members.length - 1) / 2) * size * 0.96 - size / 2, foot - size]
        return (
          <Layer key={member} box={[x, y, size, size]} class={`member ${isPlaying ? 'plays' : ''}`}>
            <Sprite svg={memberPicture(member, look)} {...{ x, y, size }} />
          </Layer>
        )
      })}
    </>
  )
}
interface BandProps {
  site: Site
  members: readonly Member[]
  look: FireflyPlay['look']['value']
  plays: boolean
}

/** A guest in the player's color, once a card or a practice word was said. */
export function Guest({ play, site }: { play: FireflyPlay; site: Site }) {
  const earned = play.earned.value
  if (earned !== 'independent' && earned !== 'helped') return null
  const size = site.animal * 0.8
  const [x, y] = [site.moon.x - site.moon.size * 1.6 - size, site.moon.y - size / 2]
  const art = guestArt(seatHex(play.current.value.color), play.look.value)
  return (
    <Layer box={[x, y, size, size]} class="guest-bug" art={art} at={placedAt(x + size / 2, y + size / 2, size / 210)} />
  )
}

export const surprises = ['solo', 'mirror', 'train'] as const
const train = [0, 1, 2, 3, 4]
  .map(
    (at) =>
      `<g transform="translate(${30 + at * 46} 60)"><ellipse rx="24" ry="17" fill="${['#F7E27A', '#B9F5D8'][at % 2]}"/><circle cy="-15" r="11" fill="#4A3560"/><path d="M-4 -14q4 4 8 0" stroke="#fff" stroke-width="2.500" fill="none"/></g>`,
  )
  .join('')

/** The surprise of this moment: a frog's solo, the world upside down in the pond, or a train of glowworms that bows. */
export function Surprise({ play, site }: { play: FireflyPlay; site: Site }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  useEffect(() => {
    const sound = name === 'solo' ? 'croak' : name === 'mirror' ? 'plop' : 'bell'
    if (name) [0, 2, 4, 3].forEach((step, at) => play.sound.play(sound, { step, delay: at * 0.3, gain: 0.6 }))
  }, [name])
  if (!name) return null
  const { shore, stage } = site
  const size = Math.min(site.animal * 1.8, stage.height - shore)
  const [x, y] = [stage.width * 0.5 - size / 2, shore + (site.foot - shore) * 0.6 - size]
  const isPlain = play.look.value === 'grown-up'
  if (name === 'train' && !isPlain) {
    const wide = size * 2.2
    return (
      <Layer
        box={[x, y, wide, size]}
        moves
        class="surprise is-train"
        art={train}
        at={placedAt(x, y + size * 0.2, wide / 260)}
      />
    )
  }
  const turned = name === 'mirror' ? `rotate(180 ${x + size / 2} ${y + size / 2})` : ''
  return (
    <Layer box={[x, y, size, size]} moves class={`surprise is-${name}`}>
      <g transform={turned}>
        <Sprite svg={isPlain ? deskThings.owl : name === 'solo' ? frog : nightThings.owl} {...{ x, y, size }} />
      </g>
    </Layer>
  )
}
