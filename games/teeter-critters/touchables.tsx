import type { ComponentChildren } from 'preact'
import { Layer, placedAt, plays, poke, Pokes, Sprite, Stroke, type Poke } from '../kit/index.ts'
import goosePicture from 'pics:goose'
import goatPicture from 'pics:goat'
import turtlePicture from 'pics:turtle'
import duckPicture from 'pics:duck'
import { frog } from './art.ts'
import type { Places } from './places.ts'
import { isStudio, type TeeterPlay } from './play-types.ts'
import type { Mood } from './show.ts'

interface Thing extends Poke {
  /** Its drawing, of up to 100 by 100 units. */
  picture: ComponentChildren
  class?: string
}

/** Something to touch: where its foot is, how large it is, how it moves and sounds, and its drawing. */
const thing = (
  name: string,
  [x, y]: readonly [number, number],
  size: number,
  [gag, sound, puff]: readonly [Poke['gag'], Poke['sound'], Poke['puff']?],
  picture: ComponentChildren,
): Thing => ({ ...poke(name, [x - size / 2, y - size, size, size], gag, sound, puff), picture })

const Reeds = () => (
  <g>
    <Stroke d="M38 100Q30 50 24 20M52 100Q52 44 56 10M66 100Q76 56 84 34" color="#3F7D4D" width={5} />
    <Stroke d="M20 30V6M56 24V0M86 44V20" color="#7B4B2A" width={11} />
  </g>
)
const Towel = () => (
  <g>
    <Stroke d="M12 100V22M88 100V22M6 26H94" color="#7B5231" width={6} />
    <path d="M24 24H78V78Q64 86 51 78T24 78Z" fill="#F2A58E" />
    <path d="M24 38H78V46H24ZM24 58H78V66H24Z" fill="#FFF3E0" />
  </g>
)
const Dragonfly = () => (
  <g>
    <path d="M50 48C20 14 4 22 6 34S34 52 50 52C66 52 92 46 94 34S80 14 50 48Z" fill="#CDE8F0" fill-opacity=".9" />
    <path d="M50 54C26 60 14 72 18 80S40 72 50 58C60 72 78 88 82 80S74 60 50 54Z" fill="#B7DCE8" fill-opacity=".9" />
    <Stroke d="M50 36V96" color="#3E6E9E" width={8} />
    <circle cx="50" cy="34" r="9" fill="#2F567C" />
  </g>
)
const Mushroom = () => (
  <g>
    <path d="M40 100V66H60V100Z" fill="#F6E6CC" />
    <path d="M14 70C14 36 32 24 50 24S86 36 86 70Z" fill="#D4523B" />
    <circle cx="38" cy="48" r="7" fill="#fff" />
    <circle cx="62" cy="54" r="6" fill="#fff" />
  </g>
)
const Judge = ({ mood }: { mood: Mood }) => (
  <g>
    <ellipse cx="50" cy="92" rx="56" ry="13" fill="#3F9A5C" />
    <Sprite svg={frog} x={8} y={6} size={84} />
    {mood !== 'calm' && (
      <g transform="translate(86 4)">
        <path d="M0 58V22" stroke="#7B5231" stroke-width="5" />
        <rect x="-20" y="-18" width="40" height="40" rx="8" fill="#FFF9EF" stroke="#2B1B3D" stroke-width="3" />
        {mood === 'glad' ? (
          <Stroke d="M-10 0Q0 14 10 0" color="#1B7F4B" width={5} />
        ) : (
          <path d="M0 -12C7 -2 9 2 9 6A9 9 0 1 1 -9 6C-9 2 -7 -2 0 -12Z" fill="#5AA9E6" />
        )}
      </g>
    )}
  </g>
)

const Blinds = () => (
  <g>
    <rect x="6" y="0" width="88" height="10" rx="4" fill="#B9AC98" />
    {[18, 32, 46, 60, 74].map((y) => (
      <rect key={y} x="10" y={y} width="80" height="9" rx="2" fill={y % 28 === 18 ? '#F1EADB' : '#E2D8C5'} />
    ))}
    <path d="M84 12V94" stroke="#8A7D6A" stroke-width="3" />
    <circle cx="84" cy="95" r="5" fill="#8A7D6A" />
  </g>
)
const Lamp = () => (
  <g>
    <path d="M50 98V40" stroke="#4A4038" stroke-width="6" />
    <ellipse cx="50" cy="97" rx="26" ry="5" fill="#4A4038" />
    <path d="M22 44L36 8H64L78 44Z" fill="#D9A44A" />
    <path d="M22 44L36 8H44L36 44Z" fill="#EBC67F" />
  </g>
)
const Radio = () => (
  <g>
    <path d="M70 40L84 8" stroke="#4A4038" stroke-width="4" />
    <rect x="6" y="40" width="88" height="58" rx="8" fill="#8C4A3C" />
    <circle cx="34" cy="69" r="19" fill="#5D2F26" />
    <rect x="62" y="54" width="24" height="8" rx="3" fill="#F0E6D2" />
    <circle cx="68" cy="80" r="7" fill="#F0E6D2" />
    <circle cx="84" cy="80" r="5" fill="#D9A44A" />
  </g>
)
const Rope = () => (
  <g fill="none" stroke-linecap="round">
    <ellipse cx="50" cy="76" rx="40" ry="18" stroke="#B08A55" stroke-width="12" />
    <ellipse cx="50" cy="66" rx="34" ry="15" stroke="#C9A56A" stroke-width="10" />
    <path d="M84 66Q98 60 92 40" stroke="#C9A56A" stroke-width="8" />
  </g>
)
const Mug = () => (
  <g>
    <path d="M66 54C92 50 92 86 64 84" fill="none" stroke="#3E6E9E" stroke-width="8" />
    <path d="M18 46H70V88A10 10 0 0 1 60 98H28A10 10 0 0 1 18 88Z" fill="#4F82B3" />
    <path d="M36 36Q28 26 36 16M52 36Q44 26 52 16" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" />
  </g>
)
const Plant = () => (
  <g>
    <path
      d="M50 66C20 62 12 30 24 18C40 26 50 44 50 66ZM50 66C80 62 90 34 78 20C60 28 50 44 50 66ZM50 66C38 40 44 14 52 4C62 16 62 44 50 66Z"
      fill="#5C8A62"
    />
    <path d="M30 66H70L64 100H36Z" fill="#B5653F" />
  </g>
)
const Stool = () => (
  <g>
    <Stroke d="M26 44L16 100M74 44L84 100M22 78H78" color="#7B5231" width={7} />
    <rect x="12" y="34" width="76" height="14" rx="7" fill="#A9744A" />
  </g>
)

const chime = (from: number) => plays('bell', { from, rises: 5, gain: 0.4 })
const boing = plays('boing', { rises: 5, gain: 0.6 })

/** The things at the pond. */
function pondThings({ pivot: [x], ground, portrait, seen, half }: Places, mood: Mood): Thing[] {
  const left = seen.x + 8
  const right = seen.x + seen.width - 8
  const bank = ground + (portrait ? 12 : 8)
  // The ending's album is above it.
  const sky = portrait ? Math.max(ground - 330, seen.y + 220) : Math.max(ground - 214, seen.y + 146)
  const side = portrait ? 74 : 84
  const munchOrBleat: Poke['sound'] = (sound, times) => sound.play(times % 2 === 0 ? 'munch' : 'baa')
  const judgeAt = [x + half * (portrait ? 0.5 : 0.58), ground + (portrait ? 70 : 96)] as const
  const duckAt = [x - half * (portrait ? 0.44 : 0.6), ground + (portrait ? 74 : 98)] as const
  const goatAt = [right - (portrait ? 34 : 46), bank + (portrait ? 24 : 22)] as const
  const towelAt = [left + (portrait ? 110 : 160), bank + 2] as const
  const duck = <Sprite svg={duckPicture} x={4} y={8} size={92} />
  const goat = <Sprite svg={goatPicture} x={0} y={4} size={96} />
  const judge = thing('judge', judgeAt, side + 8, ['hop', plays('croak', { rises: 8 }), 'notes'], <Judge mood={mood} />)
  return [
    { ...judge, class: `judge is-${mood}` },
    thing('duck', duckAt, side, ['shake', plays('quack'), 'drops'], duck),
    thing('goat', goatAt, side, ['tilt', munchOrBleat, 'leaves'], goat),
    thing('reeds', [left + (portrait ? 40 : 70), bank + 22], side + 10, ['wobble', plays('rustle')], <Reeds />),
    thing('towel', towelAt, side - 10, ['squash', plays('swish')], <Towel />),
    thing('dragonfly', [x + (portrait ? 96 : 160), sky], 58, ['spin', chime(5)], <Dragonfly />),
    thing('mushroom', [x + 64, ground + 36], 42, ['swell', boing, 'sparks'], <Mushroom />),
  ]
}

/** The things in the studio: objects, and nobody's pets. */
function studioThings({ pivot: [x], ground, portrait, seen }: Places): Thing[] {
  const left = seen.x + 8
  const right = seen.x + seen.width - 8
  const floor = ground + (portrait ? 150 : 92)
  const size = portrait ? 74 : 84
  const blindsAt = [right - (portrait ? 86 : 150), floor - (portrait ? 310 : 236)] as const
  const stool = right - (portrait ? 130 : 150)
  const radioAt = [left + (portrait ? 130 : 150), floor + 8] as const
  const plantAt = [portrait ? x + 30 : left + 236, floor + 6] as const
  return [
    thing('blinds', blindsAt, size + 18, ['squash', plays('rustle')], <Blinds />),
    thing('lamp', [left + 44, floor + 4], size + 26, ['tilt', plays('click')], <Lamp />),
    thing('radio', radioAt, size - 14, ['shake', plays('pluck', { rises: 8 }), 'notes'], <Radio />),
    thing('rope', [right - 60, floor + 36], size, ['wobble', plays('swish')], <Rope />),
    thing('stool', [stool, floor + 8], size - 4, ['hop', plays('wood')], <Stool />),
    thing('mug', [stool - 3, floor + 8 - (size - 4) * 0.66], 44, ['wobble', plays('plop'), 'bubbles'], <Mug />),
    thing('plant', plantAt, size, ['swell', chime(0), 'leaves'], <Plant />),
  ]
}

/** Things that answer a touch, and the beam itself, which rocks. None of them can change the game. */
export function Touchables({
  play,
  places,
  mood = 'calm',
  beam = true,
}: {
  play: TeeterPlay
  places: Places
  mood?: Mood
  beam?: boolean
}) {
  const things = isStudio(play) ? studioThings(places) : pondThings(places, mood)
  const { map, pivot, half, size } = places
  const beamBox = [pivot[0] - half, pivot[1] - size * 0.5, 2 * half, size] as const
  const pokes = beam ? [poke('beam', beamBox, 'wobble', plays('creak', { rises: 7 })), ...things] : things
  return (
    <>
      {things.map(({ name, box, picture, class: classes }) => (
        <Layer
          key={name}
          map={map}
          box={box}
          poke={name}
          class={classes ?? ''}
          at={placedAt(box[0], box[1], box[2] / 100)}
        >
          {picture}
        </Layer>
      ))}
      <Pokes play={play} map={map} pokes={pokes} />
    </>
  )
}

/** What may happen for two seconds: a late goose, a turtle that lifts an end, a photographer who falls in. */
export const surprises = ['goose', 'turtle', 'photographer'] as const

const Ripples = () => <ellipse cx="50" cy="90" rx="48" ry="10" fill="none" stroke="#EAF7FC" stroke-width="5" />
const Photographer = () => (
  <g>
    <Ripples />
    <path d="M34 90V66Q34 52 50 52T66 66V90Z" fill="#3E6E9E" />
    <circle cx="50" cy="40" r="16" fill="#FFCC4D" />
    <path d="M32 36Q50 14 68 36Z" fill="#7B5231" />
    <rect x="58" y="10" width="34" height="24" rx="5" fill="#2B1B3D" />
    <circle cx="75" cy="22" r="7" fill="#AFC7CF" />
    <Stroke d="M64 58L76 34" color="#3E6E9E" width={8} />
  </g>
)
const Train = () => (
  <g>
    <rect x="0" y="40" width="100" height="34" rx="8" fill="#8C4A3C" />
    <path d="M8 48H28V60H8ZM34 48H54V60H34ZM60 48H80V60H60Z" fill="#F0E6D2" />
    <path d="M0 80H100" stroke="#4A4038" stroke-width="4" />
  </g>
)
const Balloon = () => (
  <g>
    <path d="M50 6C76 6 84 34 68 54L58 66H42L32 54C16 34 24 6 50 6Z" fill="#B5653F" />
    <path d="M50 6C60 20 60 48 54 66H46C40 48 40 20 50 6Z" fill="#EBC67F" />
    <rect x="41" y="76" width="18" height="14" rx="3" fill="#7B5231" />
  </g>
)
const Umbrella = () => (
  <g>
    <path d="M6 56C10 20 90 20 94 56Q84 46 72 56Q60 46 50 56Q40 46 28 56Q16 46 6 56Z" fill="#4F82B3" />
    <path d="M50 30V88Q50 98 40 94" fill="none" stroke="#4A4038" stroke-width="5" />
  </g>
)

/** The surprise of this moment; in the studio, it passes by the window. */
export function Surprise({ play, places }: { play: TeeterPlay; places: Places }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  if (!name) return null
  const studio = isStudio(play)
  const { map, pivot, ground, half, portrait, world } = places
  const atPond = {
    goose: {
      at: [pivot[0] - half * 0.3, ground - (portrait ? 300 : 196)],
      picture: <Sprite svg={goosePicture} x={0} y={0} size={96} />,
    },
    turtle: {
      at: [pivot[0] + half * 0.86, ground + 30],
      picture: <Sprite svg={turtlePicture} x={0} y={0} size={96} />,
    },
    photographer: { at: [pivot[0] - half * 0.24, ground + 120], picture: <Photographer /> },
  }
  const floor = ground + (portrait ? 150 : 92)
  const window = [portrait ? world[0] - 178 : world[0] * 0.76, floor - (portrait ? 220 : 150)]
  const atWindow = {
    goose: { at: window, picture: <Train /> },
    turtle: { at: window, picture: <Balloon /> },
    photographer: { at: window, picture: <Umbrella /> },
  }
  const { at, picture } = (studio ? atWindow : atPond)[name]
  const [x = 0, y = 0] = at
  return (
    <Layer
      map={map}
      box={[x - 50, y - 100, 100, 100]}
      moves
      class={`surprise ${studio ? 'passes' : `is-${name}`}`}
      at={placedAt(x - 50, y - 100)}
    >
      {picture}
    </Layer>
  )
}
