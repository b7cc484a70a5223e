import { useMemo } from 'preact/hooks'
import { html, Layer } from '../kit/index.ts'
import { padArt, put } from './flora.ts'
import type { Pond } from './pond.ts'

/** The bullfrog that blows the bubbles: it waits, blows, cheers for who comes home, and sleeps at night. */
export type FrogMood = 'rest' | 'blow' | 'glad' | 'asleep'

const green = { dark: '#3C8A4A', middle: '#57AE57', light: '#84CE6E', cream: '#F1F5C4', shade: '#D8E3A0' }

const eye = (x: number, mood: FrogMood) => {
  const lid = `<circle cx="${x}" cy="-113" r="19" fill="${green.middle}"/><path d="M${x - 19} -113A19 19 0 0 1 ${x + 10} -129A24 24 0 0 0 ${x - 12} -100A19 19 0 0 1 ${x - 19} -113Z" fill="${green.light}"/>`
  const closed = (bend: number) =>
    `<path d="M${x - 11} -111Q${x} ${-111 + bend} ${x + 11} -111" fill="none" stroke="#1F4A2B" stroke-width="4" stroke-linecap="round"/>`
  if (mood === 'asleep') return lid + closed(11)
  if (mood === 'glad') return lid + closed(-14)
  return `${lid}<g class="frog-eye"><circle cx="${x}" cy="-113" r="13" fill="#FFF9EF"/><circle cx="${x - 2}" cy="-114" r="7.5" fill="#23303A"/><circle cx="${x - 5}" cy="-117" r="2.6" fill="#fff"/></g>`
}
const arm = (side: number, mood: FrogMood) =>
  mood === 'glad'
    ? `<path d="M${36 * side} -46Q${62 * side} -62 ${58 * side} -92" fill="none" stroke="${green.middle}" stroke-width="14" stroke-linecap="round"/><circle cx="${58 * side}" cy="-96" r="9" fill="${green.light}"/>`
    : `<path d="M${30 * side} -46Q${42 * side} -24 ${30 * side} -6" fill="none" stroke="${green.middle}" stroke-width="14" stroke-linecap="round"/><path d="M${18 * side} 1Q${30 * side} -12 ${44 * side} 1Z" fill="${green.light}"/>`
const mouths: Record<FrogMood, string> = {
  rest: '<path d="M-27 -80Q0 -62 27 -80" fill="none" stroke="#1F4A2B" stroke-width="4" stroke-linecap="round"/>',
  blow: '<ellipse cy="-76" rx="7" ry="8" fill="#7A2F3E"/><circle cx="0" cy="-76" r="20" fill="#DFFBF5" fill-opacity=".55" stroke="#fff" stroke-width="3"/><path d="M-13 -82Q-9 -91 0 -92" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  glad: '<path d="M-26 -82Q0 -76 26 -82Q20 -54 0 -54Q-20 -54 -26 -82Z" fill="#7A2F3E"/><path d="M-14 -62Q0 -72 14 -62Q8 -54 0 -54Q-8 -54 -14 -62Z" fill="#F08BA0"/>',
  asleep: '<path d="M-14 -76Q0 -68 14 -76" fill="none" stroke="#1F4A2B" stroke-width="4" stroke-linecap="round"/>',
}
const cap =
  '<path d="M-34 -124C-26 -158 20 -168 58 -140C66 -134 66 -122 60 -114C50 -132 40 -136 34 -124C16 -134 -14 -134 -34 -124Z" fill="#6B46C1"/><path d="M-34 -124C-26 -158 4 -164 30 -156C4 -154 -12 -142 -16 -130Z" fill="#8F6FDB"/><path d="M-38 -120Q0 -138 38 -120Q40 -130 34 -134Q0 -148 -34 -134Q-40 -130 -38 -120Z" fill="#FFF3DC"/><circle cx="60" cy="-110" r="10" fill="#FFF3DC"/>'

/** The frog on its lily pad, about 140 high with its foot at 0,0. */
export const frogArt = (mood: FrogMood): string =>
  `${put(0, 6, 1.75, padArt, 0.55)}<g><ellipse cx="-40" cy="-16" rx="27" ry="20" fill="${green.dark}"/><ellipse cx="40" cy="-16" rx="27" ry="20" fill="${green.dark}"/><path d="M-62 3Q-46 -12 -28 3ZM62 3Q46 -12 28 3Z" fill="${green.middle}"/><ellipse cy="-40" rx="44" ry="42" fill="${green.middle}"/><path d="M-44 -40A44 42 0 0 1 0 -82Q-30 -60 -30 -8A44 42 0 0 1 -44 -40Z" fill="${green.light}"/><ellipse cy="-28" rx="28" ry="27" fill="${green.cream}"/><path d="M4 -2A28 27 0 0 0 28 -28Q28 -40 20 -48Q22 -16 4 -2Z" fill="${green.shade}"/>${arm(-1, mood)}${arm(1, mood)}<ellipse class="frog-throat" cy="-60" rx="${mood === 'blow' ? 40 : 29}" ry="${mood === 'blow' ? 25 : 15}" fill="${green.cream}"/><ellipse cy="-84" rx="50" ry="32" fill="${green.middle}"/><path d="M-50 -84A50 32 0 0 1 -4 -116Q-34 -100 -36 -62A50 32 0 0 1 -50 -84Z" fill="${green.light}"/><ellipse cx="-34" cy="-76" rx="9" ry="6" fill="#F2A08A" fill-opacity=".65"/><ellipse cx="34" cy="-76" rx="9" ry="6" fill="#F2A08A" fill-opacity=".65"/>${eye(-26, mood)}${eye(26, mood)}<circle cx="-6" cy="-92" r="2.2" fill="#1F4A2B"/><circle cx="6" cy="-92" r="2.2" fill="#1F4A2B"/>${mouths[mood]}${mood === 'asleep' ? cap : ''}</g>`

/** Where the frog sits: in a corner of the bank, away from the button that is in the other one. */
export function frogSpot({ stage, bank, scale }: Pond, isLeft: boolean) {
  const size = Math.min(scale, (stage.height - bank) / 130)
  return { x: isLeft ? 76 * size : stage.width - 76 * size, y: stage.height - 26 * size, scale: size }
}
export const frogBox = ({ x, y, scale }: ReturnType<typeof frogSpot>) =>
  [x - 72 * scale, y - 150 * scale, 144 * scale, 168 * scale] as const

/** The frog in play. */
export function Frog({ pond, isLeft, mood }: { pond: Pond; isLeft: boolean; mood: FrogMood }) {
  const spot = useMemo(() => frogSpot(pond, isLeft), [pond, isLeft])
  const art = useMemo(() => put(spot.x, spot.y, spot.scale, frogArt(mood)), [spot, mood])
  return (
    <Layer box={frogBox(spot)} moves poke="bullfrog" class={`frog is-${mood}`}>
      <g {...html(art)} />
    </Layer>
  )
}
