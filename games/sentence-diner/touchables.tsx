import { useMemo } from 'preact/hooks'
import { Layer, placedAt, plays, poke, Pokes, type Poke } from '../kit/index.ts'
import { fixturesOf } from './diner.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import type { DinerPlay } from './show.ts'

type Box = Poke['box']

/** Things on the counter, each 100 by 120, and what they do when they are touched. */
const things: readonly (Pick<Poke, 'name' | 'gag' | 'puff' | 'sound'> & { drawn: string })[] = [
  {
    name: 'ketchup',
    gag: 'squash',
    puff: 'drops',
    sound: (sound, times) =>
      sound.phrase([{ at: 0, lasts: 0.34, shape: 'sawtooth', hertz: [120, 74], mouth: [420, 300], gain: 0.3 }], {
        pitch: 1 + Math.min(times, 5) * 0.12,
      }),
    drawn:
      '<path d="M28 118V56C28 42 42 40 42 28H58C58 40 72 42 72 56V118Z" fill="#C8322B"/><path d="M44 28L47 6H53L56 28Z" fill="#F6E7C8"/><rect x="28" y="68" width="44" height="30" fill="#FFF6E2"/><circle cx="50" cy="83" r="10" fill="#E5503F"/><path d="M50 74q5 -6 9 -3" fill="none" stroke="#3F8F4C" stroke-width="4" stroke-linecap="round"/>',
  },
  {
    name: 'toaster',
    gag: 'hop',
    puff: 'dust',
    sound: plays('ding', { rises: 6, gain: 0.6 }),
    drawn:
      '<path d="M30 44C26 20 74 20 70 44Z" fill="#E3B16B"/><path d="M34 44C32 28 68 28 66 44Z" fill="#F7DDA6"/><path d="M10 62C10 46 22 42 34 42H66C78 42 90 46 90 62V108H10Z" fill="#9FB0BF"/><path d="M10 62C10 46 22 42 34 42H44C30 50 26 66 26 108H10Z" fill="#C9D6E0"/><rect x="6" y="106" width="88" height="12" rx="5" fill="#59656F"/><rect x="80" y="66" width="14" height="10" rx="4" fill="#3D4650"/>',
  },
  {
    name: 'coffeepot',
    gag: 'tilt',
    puff: 'bubbles',
    sound: plays('water', { rises: 6, gain: 0.7 }),
    drawn:
      '<path d="M70 60C98 56 98 100 68 98" fill="none" stroke="#3D4650" stroke-width="9"/><path d="M26 44H68L80 102C80 112 74 118 66 118H28C20 118 14 112 14 102Z" fill="#DCEBF2"/><path d="M18 84H76L80 102C80 112 74 118 66 118H28C20 118 14 112 14 102Z" fill="#7A4A2E"/><path d="M26 44L8 34L16 58Z" fill="#DCEBF2"/><path d="M24 46C24 30 70 30 70 46Z" fill="#3D4650"/><circle cx="47" cy="28" r="6" fill="#3D4650"/>',
  },
  {
    name: 'dome',
    gag: 'swell',
    sound: plays('bell', { rises: 5, gain: 0.4 }),
    drawn:
      '<path d="M18 104C18 78 82 78 82 104Z" fill="#D98A4A"/><path d="M26 92L74 92M32 86L38 98M48 84L50 100M66 86L62 98" stroke="#F3C98B" stroke-width="5" stroke-linecap="round"/><path d="M8 104C6 46 94 46 92 104Z" fill="#DFF2F7" fill-opacity=".5" stroke="#B4D6E0" stroke-width="3"/><path d="M22 86C24 70 34 62 44 60" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="54" r="6" fill="#B4D6E0"/><rect x="2" y="102" width="96" height="10" rx="5" fill="#B98A58"/><path d="M40 112H60L66 120H34Z" fill="#8A5A3A"/>',
  },
  {
    name: 'jukebox',
    gag: 'wobble',
    puff: 'notes',
    sound: (sound, times) =>
      [0, 2, 4, 2].forEach((step, at) =>
        sound.play('epiano', { step: step + (times % 4), gain: 0.5, delay: at * 0.14 }),
      ),
    drawn:
      '<path d="M12 118V50C12 -6 88 -6 88 50V118Z" fill="#8A3FA0"/><path d="M22 118V52C22 10 78 10 78 52V118Z" fill="#F2C14B"/><path d="M30 64V52C30 22 70 22 70 52V64Z" fill="#3C2A5C"/><circle cx="50" cy="48" r="13" fill="#1F1633"/><circle cx="50" cy="48" r="4" fill="#F2C14B"/><rect x="30" y="72" width="40" height="38" rx="5" fill="#FFF1D6"/><path d="M34 80H66M34 88H66M34 96H66M34 104H66" stroke="#C8322B" stroke-width="3"/>',
  },
]

/** Lines up as many boxes as a stretch of the counter has room for. */
function lineUp(from: number, to: number, foot: number, high: number): Box[] {
  const wide = (high * 100) / 120
  const count = high < 40 ? 0 : Math.max(0, Math.floor((to - from) / (wide + 8)))
  const gap = (to - from - Math.min(count, 3) * wide) / (Math.min(count, 3) + 1)
  return Array.from({ length: Math.min(count, 3) }, (_, at) => [
    from + gap + at * (wide + gap),
    foot - high,
    wide,
    high,
  ])
}

/** Where things are in front of the tiles and on the counter, beside what is used in play. */
function placesOf({ stage, tray, bell, belt, card, customer, low }: Layout): Box[] {
  const { width, portrait } = stage
  const high = Math.min(112, tray.height * 0.82)
  const foot = tray.y + tray.height - 6
  const right = portrait ? tray.x + tray.width : bell.x + bell.width
  const counter = [...lineUp(4, tray.x - 10, foot, high), ...lineUp(right + 10, width - 4, foot, high)]
  if (low) return counter
  const tiles = portrait
    ? lineUp(customer.x + customer.width + 2, width - 6, belt.y, Math.min(104, belt.y - card.y - card.height - 6))
    : [
        ...lineUp(4, customer.x, belt.y, Math.min(120, customer.x)),
        ...lineUp(card.x + card.width + 8, width - 4, belt.y - 4, Math.min(120, width - card.x - card.width)),
      ]
  return [...tiles, ...counter]
}

/** Shows the things of the diner that answer a touch. */
export function Touchables({ play, layout }: { play: DinerPlay; layout: Layout }) {
  const { stage, belt, tray, card } = layout
  const look = play.look.value
  const { fixtures, shown, pokes } = useMemo(() => {
    const fixtures = fixturesOf(paletteOf(look), layout)
    const boxes = placesOf(layout)
    const shown = things.slice(0, boxes.length).map((thing, at) => ({ ...thing, box: boxes[at] as Box }))
    const { x, y, width } = layout.customer
    const pokes: Poke[] = [
      ...fixtures.map(({ name, box }): Poke =>
        name.startsWith('lamp')
          ? poke(name, box, 'wobble', plays('wood', { cycles: 6 }), 'sparks')
          : poke(name, box, 'squash', plays('bell', { gain: 0.4 }), 'drops'),
      ),
      ...shown.map(({ name, box, gag, puff, sound }): Poke => ({ name, box, gag, ...(puff && { puff }), sound })),
      poke('guest', [x, y, width, width * 0.96], 'hop', plays('jelly', { rises: 5, gain: 0.6 })),
    ]
    return { fixtures, shown, pokes }
  }, [look, stage.width, stage.height, belt.y, tray.x, tray.width, card.x, card.height])
  return (
    <>
      {fixtures.map(({ name, box, drawn }) => (
        <Layer key={name} box={box} poke={name} class={name.startsWith('lamp') ? 'sd-lamp' : ''} art={drawn} />
      ))}
      {shown.map(({ name, box: [x, y, width, height], drawn }) => (
        <Layer key={name} box={[x, y, width, height]} poke={name} at={placedAt(x, y, height / 120)} art={drawn} />
      ))}
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

const drawings = {
  toast:
    '<path d="M-40 30V-10C-58 -46 58 -46 40 -10V30Z" fill="#B9793A"/><path d="M-31 24V-8C-46 -35 46 -35 31 -8V24Z" fill="#F3D08F"/>',
  ant: '<path d="M-24 -8q-18 -22 -28 -22M24 -8q18 -22 28 -22M-20 12l-22 22M0 14v24M20 12l22 22" fill="none" stroke="#3A2320" stroke-width="5" stroke-linecap="round"/><circle r="24" fill="#5A3326"/><circle cx="-9" cy="-5" r="6" fill="#fff"/><circle cx="9" cy="-5" r="6" fill="#fff"/><circle cx="-8" cy="-4" r="3" fill="#2B1B1D"/><circle cx="10" cy="-4" r="3" fill="#2B1B1D"/><path d="M-9 9q9 8 18 0" fill="none" stroke="#FFE9D0" stroke-width="4" stroke-linecap="round"/><rect x="44" y="-70" width="40" height="50" rx="5" fill="#FFFDF6" stroke="#2F7F86" stroke-width="4"/><path d="M52 -58h24M52 -48h24M52 -38h16" stroke="#C8322B" stroke-width="4"/>',
  hat: '<path d="M-36 -6C-70 -10 -62 -60 -34 -54C-26 -80 26 -80 34 -54C62 -60 70 -10 36 -6Z" fill="#FFFFFF" stroke="#D8D2C4" stroke-width="3"/><path d="M-36 -8H36V30H-36Z" fill="#F6F1E4" stroke="#D8D2C4" stroke-width="3"/>',
}

/** Every few turns, for two seconds: toast pops up, an ant orders, the cook's hat peeks, the whole counter bobs. */
export const surprises = ['toast', 'ant', 'hat', 'bob'] as const

/** Shows the surprise that happens now; `bob` moves the counter by a class of the diner. */
export function Surprise({ play, layout }: { play: DinerPlay; layout: Layout }) {
  const name = play.surprise.value as keyof typeof drawings | 'bob' | null
  const drawn = name && name !== 'bob' ? drawings[name] : undefined
  if (!drawn) return null
  const x = layout.stage.width / 2
  const y = layout.belt.y - 24
  return (
    <Layer box={[x - 100, y - 100, 200, 150]} moves class={`sd-surprise is-${name}`} at={placedAt(x, y)} art={drawn} />
  )
}
