import { useEffect, useMemo } from 'preact/hooks'
import type { Signal } from '@preact/signals'
import { Layer, placedAt, plays, poke, Pokes } from '../kit/index.ts'
import { onHead, type Places } from './layout.ts'
import type { FacePlay } from './play-types.ts'
import type { Made } from './state.ts'
import { stakeIcon } from './icon-art.ts'

export const surprises = ['sneeze', 'nest', 'hum'] as const

const jarArt = `<path d="M-34 0C-44 -16 -42 -44 -30 -56H30C42 -44 44 -16 34 0Z" fill="#F3E7D3"/><path d="M12 0C34 -16 32 -44 24 -56H30C42 -44 44 -16 34 0Z" fill="#2B1B3D" fill-opacity=".14"/><path d="M-36 -60Q0 -72 36 -60L34 -46C30 -44 28 -26 22 -26S16 -42 8 -42S2 -14 -6 -14S-12 -42 -20 -42S-26 -34 -32 -46Z" fill="#4E8C94"/><ellipse cy="-60" rx="36" ry="8" fill="#6FB0B6"/><path d="M-24 -34q2 14 6 20" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`
const brushArt = `<path d="M-4 -40L-26 -118L-18 -120L6 -40M4 -40L10 -128L18 -127L14 -40M10 -40L36 -108L43 -104L22 -40" fill="#C58B4E"/><path d="M-26 -118q-10 -16 0 -30q10 10 8 28ZM10 -128q-6 -18 4 -30q10 12 4 31ZM36 -108q0 -18 14 -26q6 14 -7 30Z" fill="#5B3A24"/><path d="M-28 0L-32 -46H36L32 0Z" fill="#B56A3F"/><path d="M16 0L18 -46H36L32 0Z" fill="#8E4F2C"/><path d="M-31 -32H35" stroke="#F0D6AE" stroke-width="6"/>`
const lumpArt = `<path d="M-40 0C-52 -18 -42 -42 -22 -42C-14 -58 22 -58 28 -40C46 -38 50 -14 40 0Z" fill="#C3B19D"/><path d="M14 0C34 -10 34 -32 20 -46C26 -46 28 -42 28 -40C46 -38 50 -14 40 0Z" fill="#94826F"/><path d="M-24 -26q8 -10 18 -12M-4 -18q8 -4 14 -2" stroke="#94826F" stroke-width="4" fill="none" stroke-linecap="round"/>`
const nestArt = `<g transform="translate(0 -30)"><path d="M-22 -8C-22 -34 18 -38 24 -16L38 -14L25 -6C22 10 -16 12 -22 -8Z" fill="#5FA3C8"/><path d="M-16 -6q12 12 26 2q-6 14 -20 10Z" fill="#3F7FA6"/><circle cx="14" cy="-18" r="3.500" fill="#2B1B3D"/><path d="M-22 -8L-42 -20L-36 -2Z" fill="#3F7FA6"/></g><path d="M-52 -22C-44 12 44 12 52 -22C30 -12 -30 -12 -52 -22Z" fill="#9A6F42"/><path d="M-56 -20L-20 -12M-44 -6L10 -14M-28 4L44 -18M56 -22L14 2M-10 6L58 -10" stroke="#6B4A2A" stroke-width="4" stroke-linecap="round"/>`
const stuckArt = `<path d="M-6 6L40 -92L50 -88L6 8Z" fill="#C58B4E"/><path d="M40 -92q4 -26 22 -34q6 20 -12 38Z" fill="#4E8C94"/>`

/** Where the things on the table are, from their feet. */
function thingsAt({ head, table, area, portrait }: Places) {
  const size = Math.max(head.scale * 0.95, portrait ? 0.5 : 0.55)
  const side = Math.min(area.width / 2 - 44 * size, 232 * head.scale)
  const y = table + (portrait ? 12 : 20) * head.scale
  return {
    size,
    jar: [head.x - side, y] as const,
    brush: [head.x + side, y] as const,
    lump: [head.x - side * (portrait ? 0.62 : 0.66), y + 22 * head.scale] as const,
    gift: [head.x + side * 0.68, y + 8 * head.scale] as const,
  }
}

interface TouchProps {
  play: FacePlay
  places: Places
  /** The brush paints freckles, or takes them away. */
  freckles: Signal<boolean>
  now: Made
}
/** What stands on the table, and what the head of clay does when it is touched. */
export function Touchables({ play, places, freckles, now }: TouchProps) {
  const at = useMemo(() => thingsAt(places), [places])
  const pokes = useMemo(() => {
    const on = (x: number, y: number, w: number, h: number) => onHead(places, [x, y, w, h])
    const thing = ([x, y]: readonly [number, number], w: number, h: number) =>
      [x - (w / 2) * at.size, y - h * at.size, w * at.size, h * at.size] as const
    return [
      poke('hair', on(-60, -200, 120, 100), 'hop', plays('boing', { rises: 5 })),
      poke('brows', on(-76, -84, 152, 40), 'shake', plays('squeak', { cycles: 4 })),
      poke('ear-left', on(-132, -44, 48, 70), 'tilt', plays('jelly', { rises: 4 })),
      poke('ear-right', on(84, -44, 48, 70), 'tilt', plays('jelly', { sinks: 4 })),
      poke('mouth', on(-50, 46, 100, 56), 'swell', plays('pop', { rises: 6 }), 'bubbles'),
      poke('nose', on(-30, -16, 60, 62), 'squash', plays('honk', { sinks: 5 }), 'notes'),
      poke('jar', thing(at.jar, 76, 76), 'tilt', plays('drip', { rises: 6 }), 'drops'),
      poke(
        'brush',
        thing(at.brush, 90, 150),
        'wobble',
        (sound) => {
          sound.play('brush')
          freckles.value = !freckles.value
        },
        'dust',
      ),
      poke('lump', thing(at.lump, 92, 60), 'spin', plays('plop', { rises: 5 }), 'dust'),
    ]
  }, [places])
  const stand = (name: string, [x, y]: readonly [number, number], art: string) =>
    <Layer box={[x - 60 * at.size, y - 150 * at.size, 120 * at.size, 156 * at.size]} poke={name} at={placedAt(x, y, at.size)} art={art} /> // prettier-ignore
  const gift = now.where ?? (now.came === 'look' || now.came === 'noticed' ? 'friend' : null)
  return (
    <>
      {stand('jar', at.jar, jarArt)}
      {stand('brush', at.brush, brushArt)}
      {stand('lump', at.lump, lumpArt)}
      {gift && stand('gift', at.gift, `<g class="gift" transform="translate(0 -34)">${stakeIcon(gift)}</g>`)}
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

/** A bird in the hair, or for grown-ups a brush that somebody left there; the other surprises are in the heads. */
export function Surprise({ play, places }: { play: FacePlay; places: Places }) {
  const name = play.surprise.value
  useEffect(() => {
    if (name === 'sneeze') play.sound.play('sneeze')
    if (name === 'nest') play.sound.play(play.look.value === 'grown-up' ? 'swish' : 'chirp')
    if (name === 'hum') [0, 2, 4].forEach((step) => play.sound.play('ooh', { step, gain: 0.4, delay: step * 0.06 }))
  }, [name, play])
  if (name !== 'nest') return null
  const [x, y, width, height] = onHead(places, [-70, -262, 140, 140])
  return (
    <Layer
      class="surprise"
      box={[x, y, width, height]}
      at={placedAt(places.head.x, places.head.y - 140 * places.head.scale, places.head.scale)}
      art={play.look.value === 'grown-up' ? stuckArt : nestArt}
    />
  )
}
