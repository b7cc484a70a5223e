import { Img, Layer, placedAt, plays, poke, Pokes, type Poke } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { puppetSvg } from './puppets.ts'
import type { Show, TalePlay } from './show.ts'
import { puppetsAt, puppetPlaces } from './state.ts'

type Box = Poke['box']

interface PartProps {
  play: TalePlay
  show: Show
  layout: Layout
}

/** Where the things to touch are: a moon on a string, a drum, a thunder sheet, and a trapdoor. */
function spotsOf({ theater: { width, height }, drape, feet }: Layout) {
  const unit = Math.min(height * 0.13, width * 0.14)
  const low = Math.max(74, height * 0.15)
  return {
    moon: [drape * 1.5 + 4, low * 0.9, unit, unit * 1.5] as Box,
    thunder: [width - drape * 1.5 - unit - 4, low * 0.9, unit, unit * 1.4] as Box,
    drum: [drape * 1.02, feet - unit * 0.6, unit, unit] as Box,
    trapdoor: [width / 2 - unit * 0.7, feet + height * 0.02, unit * 1.4, unit * 0.42] as Box,
  }
}

const drawings = {
  moon: '<path d="M50 -60V40" stroke="#F7D27A" stroke-width="3"/><path d="M62 46C34 40 18 66 30 92C40 112 66 114 80 98C58 98 48 70 62 46Z" fill="#FFE9B0"/>',
  thunder:
    '<path d="M28 -60V36M72 -60V36" stroke="#F7D27A" stroke-width="3"/><path d="M18 36H82L86 128Q68 120 50 128T14 128Z" fill="#A9B4C2"/><path d="M54 50L36 86H50L44 112L68 76H54Z" fill="#F2C14B"/>',
  drum: '<path d="M12 34H88L82 96H18Z" fill="#B5403F"/><path d="M12 34L34 94L50 36L66 94L88 34" fill="none" stroke="#F7D27A" stroke-width="4"/><ellipse cx="50" cy="34" rx="38" ry="13" fill="#FFF4DC"/><ellipse cx="50" cy="96" rx="32" ry="9" fill="#7A2626"/>',
  trapdoor:
    '<path d="M4 26L14 2H86L96 26Z" fill="#5E3218"/><path d="M10 23L18 5H82L90 23Z" fill="#7E4722"/><circle cx="50" cy="19" r="3" fill="#F7D27A"/>',
}

/** Shows the things of the stage that answer a touch. */
export function Touchables({ layout }: PartProps) {
  const spots = spotsOf(layout)
  return (
    <>
      {(Object.keys(drawings) as (keyof typeof drawings)[]).map((name) => {
        const [x, y, width, height] = spots[name]
        return (
          <Layer
            key={name}
            box={[x, y, width, height]}
            poke={name}
            at={placedAt(x, y, width / 100)}
            art={drawings[name]}
          />
        )
      })}
    </>
  )
}

/** The areas that answer a touch, with the puppets themselves: each touch changes a face. */
export function Pokeable({ play, show, layout }: PartProps) {
  const spots = spotsOf(layout)
  const { width, height } = layout.theater
  const state = play.state.value
  const pit = Math.max(14, height * 0.05)
  const standing = puppetPlaces(state)
  const puppets = state.phase === 'place' ? [] : puppetsAt(state, state.at).filter((id) => standing[id] !== undefined)
  const pokes: Poke[] = [
    poke('moon', spots.moon, 'tilt', plays('bell', { cycles: 8, gain: 0.4 }), 'sparks'),
    poke('thunder', spots.thunder, 'shake', plays('drumRoll', { gain: 0.35 })),
    poke(
      'drum',
      spots.drum,
      'squash',
      (sound, times) => [0, 0.16].forEach((delay) => sound.play('drum', { step: times % 5, gain: 0.6, delay })),
      'dust',
    ),
    poke('trapdoor', spots.trapdoor, 'hop', plays('creak', { gain: 0.5 }), 'dust'),
    poke(
      'tassel',
      [0, height * 0.5, layout.drape * 0.9, height * 0.2],
      'wobble',
      plays('boing', { rises: 5, gain: 0.5 }),
      'dust',
    ),
    ...[0, 1, 2].map((at): Poke =>
      poke(
        `light-${at}`,
        [(width * at) / 3, height - pit, width / 3, pit],
        'swell',
        (sound, times) => sound.play('bell', { step: at * 2 + (times % 2), gain: 0.4 }),
        'sparks',
      ),
    ),
    ...puppets.map((id): Poke =>
      poke(
        `puppet-${id}`,
        [
          (layout.marks[standing[id] ?? 2] ?? 0) - layout.puppet / 2,
          layout.feet - layout.puppet * 1.2,
          layout.puppet,
          layout.puppet,
        ],
        'hop',
        (sound, times) => {
          sound.play('squeak', { step: Math.min(times, 6), gain: 0.5 })
          show.touched.value = { ...show.touched.value, [id]: times }
        },
      ),
    ),
  ]
  return <Pokes play={play} pokes={pokes} />
}

/** The company of earlier shows, at the edge of the stage. */
export function FrontRow({ ids, layout }: { ids: readonly string[]; layout: Layout }) {
  const { width, height } = layout.theater
  const side = Math.min(height * 0.1, width / 16)
  return (
    <div class="tt-front-row" aria-hidden="true" style={{ left: layout.drape * 0.4, top: height - side * 0.9 }}>
      {ids.slice(-9).map((id) => (
        <span key={id} style={{ width: side, height: side }}>
          <Img svg={puppetSvg(id, 'glad') ?? ''} />
        </span>
      ))}
    </div>
  )
}

const surprising = {
  wig: '<path d="M-50 20C-70 -40 -30 -60 0 -56S70 -40 50 20C40 -4 20 6 8 -6C-8 6 -38 -4 -50 20Z" fill="#E8D9A8"/>',
  mouse:
    '<ellipse cx="-30" cy="20" rx="26" ry="17" fill="#9A93A6"/><circle cx="-6" cy="8" r="12" fill="#9A93A6"/><circle cx="-2" cy="0" r="7" fill="#F0B6C4"/><circle cx="0" cy="8" r="2.500" fill="#2B1B2E"/><path d="M-56 24Q-76 30 -84 14M6 14L30 22" fill="none" stroke="#9A93A6" stroke-width="4"/><path d="M30 34L48 -30L66 34Z" fill="#5B9A4B"/>',
  hat: '<path d="M-60 30H60V20H34V-40H-34V20H-60Z" fill="#2B1B3D"/><path d="M-34 8H34V-4H-34Z" fill="#B5403F"/>',
  moth: '<path d="M0 0C-50 -50 -70 -10 -40 10C-60 30 -20 40 0 8C20 40 60 30 40 10C70 -10 50 -50 0 0Z" fill="#E8C37A"/><path d="M0 -10V22" stroke="#6B4A2A" stroke-width="6" stroke-linecap="round"/>',
}
/** Every few turns, for two seconds: a wig falls, a mouse drags scenery, a tall hat sits down, a moth finds the light. */
export const surprises = ['wig', 'mouse', 'hat', 'moth'] as const

/** Shows the surprise that happens now. */
export function Surprise({ play, layout }: Pick<PartProps, 'play' | 'layout'>) {
  const drawn = surprising[play.surprise.value as (typeof surprises)[number]] as string | undefined
  if (!drawn) return null
  const [x, y] = [layout.theater.width / 2, layout.theater.height * 0.62]
  return <Layer box={[x - 100, y - 70, 200, 120]} moves class="tt-surprise" at={placedAt(x, y)} art={drawn} />
}
