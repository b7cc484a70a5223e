import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { Picture, plays, poke, Pokes, Stroke, type Poke } from '../kit/index.ts'
import { mapOf, spots } from './desk.tsx'
import type { SleuthPlay } from './journal.ts'
import pictures from './pictures.json?pics-small'

const step = (times: number) => Math.min(times, 8)

const deskPokes: Poke[] = [
  poke('lamp', spots.lamp, 'tilt', plays('click'), 'sparks'),
  poke(
    'mug',
    spots.mug,
    'wobble',
    (sound, times) => sound.play('kalimba', { step: 6 + step(times), gain: 0.5 }),
    'drops',
  ),
  poke('note', spots.note, 'shake', plays('rustle')),
]

/** The things on the desk that only answer a touch; on a phone, they are behind the drawn one. */
export function DeskPokes({ play }: { play: SleuthPlay }) {
  const stage = play.stage.value
  const map = useMemo(() => mapOf(stage), [stage])
  if (stage.portrait || stage.height < 560) return null
  return <Pokes play={play} map={map} pokes={deskPokes} />
}

/** What the apps in the strip on top of the drawn phone look like, in a box of 40 by 40. */
const apps = {
  plant: (
    <>
      <path d="M12 24H28L26 36H14Z" fill="#C9703F" />
      <path d="M20 24C20 12 12 8 6 8C6 18 12 22 20 24C20 14 28 6 35 7C34 17 28 22 20 24Z" fill="#4E9B5C" />
    </>
  ),
  music: (
    <>
      <Stroke d="M8 24V20A12 12 0 0 1 32 20V24" color="#4A3F78" width={4} flat />
      <path d="M4 22H12V35H8A4 4 0 0 1 4 31ZM36 22H28V35H32A4 4 0 0 0 36 31Z" fill="#D6487E" />
    </>
  ),
  camera: (
    <>
      <path d="M4 12H12L15 7H25L28 12H36V34H4Z" fill="#4C5A66" />
      <circle cx="20" cy="22" r="8" fill="#DCE8EF" />
      <circle cx="20" cy="22" r="4" fill="#2F8F8A" />
    </>
  ),
  torch: (
    <>
      <path d="M10 4H30L25 15V36H15V15Z" fill="#3F5B8C" />
      <path d="M10 4H30L28 9H12Z" fill="#FFD76A" />
      <rect x="18" y="20" width="4" height="7" rx="2" fill="#fff" />
    </>
  ),
  weather: (
    <>
      <circle cx="14" cy="14" r="8" fill="#F2B85B" />
      <path d="M10 32A8 8 0 0 1 12 17A10 10 0 0 1 30 18A7 7 0 0 1 31 32Z" fill="#7FA8C9" />
    </>
  ),
  battery: (
    <>
      <path d="M15 4H25V8H30V36H10V8H15Z" fill="#4C5A66" />
      <rect x="13" y="24" width="14" height="9" fill="#6CC27A" />
    </>
  ),
}
const wide = 46
const high = 40

type App = keyof typeof apps
const answers: Record<App, Pick<Poke, 'gag' | 'puff' | 'sound'>> = {
  plant: { gag: 'hop', puff: 'leaves', sound: plays('rustle') },
  music: {
    gag: 'wobble',
    puff: 'notes',
    sound: (sound, times) =>
      [0, 2, 1, 4].forEach((by, at) => sound.play('epiano', { step: by + step(times), delay: at * 0.12, gain: 0.5 })),
  },
  camera: { gag: 'squash', puff: 'sparks', sound: plays('shutter') },
  torch: { gag: 'swell', sound: plays('click') },
  weather: { gag: 'squash', puff: 'drops', sound: (sound, times) => sound.play('drip', { step: step(times) }) },
  battery: { gag: 'sink', sound: plays('hum') },
}
const names = Object.keys(apps) as App[]

/** Apps on the drawn phone that only answer a touch. */
export function Strip({ play }: { play: SleuthPlay }) {
  const { height, portrait } = play.stage.value
  const scale = !portrait && height < 560 ? 0.7 : 1
  const [map, pokes] = useMemo(
    () => [
      { scale, left: 0, top: 0 },
      names.map((name, at): Poke => ({ name, box: [at * wide, 0, wide, high], ...answers[name] })),
    ],
    [scale],
  )
  return (
    <div class="ss-strip" style={{ width: names.length * wide * scale, height: high * scale }} aria-hidden="true">
      {names.map((name) => (
        <svg key={name} data-poke={name} viewBox="-3 0 46 40">
          {apps[name]}
        </svg>
      ))}
      <Pokes play={play} map={map} pokes={pokes} />
    </div>
  )
}

const banners = {
  photo: { picture: 'see-no-evil-monkey', text: m.subtext_sleuth_mom_sent_a_blurry_photo() },
  autocorrect: { picture: 'person-running', text: m.subtext_sleuth_on_my_wsy() },
  vacuum: { picture: 'robot', text: m.subtext_sleuth_the_robot_vacuum_is_stuck() },
  butterfly: { picture: 'butterfly', text: m.subtext_sleuth_a_butterfly_landed_here() },
} as const

/** Every few turns, for two seconds, something unexpected pops up on the phone. */
export const surprises = Object.keys(banners)

/** The surprise that is shown now. */
export function Banner({ play }: { play: SleuthPlay }) {
  const now = banners[play.surprise.value as keyof typeof banners] as (typeof banners)['photo'] | undefined
  const svg = now && pictures[now.picture]
  if (!now || !svg) return null
  return (
    <div class="ss-banner">
      <Picture svg={svg} alt="" /> <span>{now.text}</span>
    </div>
  )
}

const stickerNames = [
  'rainbow',
  'bicycle',
  'hot-pepper',
  'fireworks',
  'musical-notes',
  'butterfly',
  'hot-beverage',
  'robot',
  'party-popper',
] as const

/** A row of stickers, which come in the same order for everyone. */
export function Stickers({ count, from = 0 }: { count: number; from?: number }) {
  if (count === 0) return null
  return (
    <span class="ss-stickers" role="img" aria-label={m.subtext_sleuth_count_stickers({ count })}>
      {Array.from({ length: count }, (_, at) => {
        const svg = pictures[stickerNames[(from + at) % stickerNames.length] ?? '']
        return svg && <Picture key={at} svg={svg} alt="" />
      })}
    </span>
  )
}
