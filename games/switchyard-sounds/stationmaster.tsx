import { html, placedAt } from '../kit/index.ts'
import type { Palette } from './palette.ts'
import { balcony, hornWaves } from './buildings.ts'
import { placed, disc, line, oval, path } from './shapes.ts'
import type { Yard } from './yard.ts'

export type Mood = 'waiting' | 'glad' | 'puzzled'

/** The stationmaster from the waist up; 0, 0 is where his feet would be. Each moving part has its own class. */
function figure(p: Palette, flagColor: string): string {
  const [dark, light] = p.coat
  const eyes = `<g class="eyes">${disc(-11, -78, 3.6, '#2B1B1D')}${disc(11, -78, 3.6, '#2B1B1D')}</g>`
  const brows = `<g class="brows">${line('M-17 -88q6 -5 12 -1M5 -89q6 -4 12 1', '#5A4030', 3)}</g>`
  const smile = `<g class="smile">${line('M-9 -64q9 8 18 0', '#7A3B2A', 3.4)}</g>`
  const small = `<g class="unsure">${line('M-7 -61q5 -4 9 -1t7 -1', '#7A3B2A', 3.4)}</g>`
  const cap =
    path('M-28 -92C-34 -122 34 -122 28 -92Z', dark) +
    path('M-28 -92C-32 -114 -6 -118 4 -114C-14 -110 -20 -100 -20 -92Z', light) +
    path('M-30 -94C-14 -88 14 -88 30 -94L33 -86C14 -80 -14 -80 -33 -86Z', '#22283A') +
    disc(0, -101, 6, p.brass[0])
  const head =
    oval([0, -75, 26, 27], p.skin[0]) +
    path('M14 -98A26 27 0 0 1 10 -51A40 40 0 0 0 14 -98Z', p.skin[1], 'fill-opacity=".55"') +
    oval([-27, -74, 5, 7], p.skin[1]) +
    oval([27, -74, 5, 7], p.skin[1]) +
    eyes +
    brows +
    smile +
    small +
    `<g class="mustache" data-poke="master">${path('M-17 -71C-8 -77 8 -77 17 -71C9 -65 -9 -65 -17 -71Z', '#6E4A34')}</g>` +
    cap
  const flag = line('M0 0V-62', p.wood[0], 5) + path('M2 -62C18 -70 30 -54 46 -60V-32C30 -26 18 -42 2 -34Z', flagColor)
  const body =
    path('M-40 10C-44 -34 -26 -50 -10 -52H10C26 -50 44 -34 40 10Z', dark) +
    path('M-40 10C-44 -34 -26 -50 -10 -52H-2C-18 -40 -24 -20 -22 10Z', light) +
    disc(0, -30, 3, p.brass[0]) +
    disc(0, -14, 3, p.brass[0])
  return (
    `<g class="sway">${body}` +
    `<g class="arm"><g transform="translate(44 -30)">${flag}</g>${line('M30 -32L44 -26', dark, 15)}${disc(45, -26, 8, p.skin[0])}</g>` +
    `<g class="head">${head}</g></g>` +
    `<g class="asks">${disc(-46, -112, 19, '#FFF9EF')}${line('M-52 -117c0 -9 13 -9 12 0c0 5 -6 5 -6 11', '#2B1B3D', 4)}${disc(-46, -101, 2.8, '#2B1B3D')}</g>`
  )
}

interface CrewProps {
  palette: Palette
  yard: Yard
  mood: Mood
  /** Whether the tower is speaking. */
  calling: boolean
  /** The color of the engine that was chosen. */
  flag: string
  /** Which way he looks. */
  looks: 0 | 1 | null
}
/** The stationmaster on his balcony, and the waves of the tower's horn. */
export function Crew({ palette, yard, mood, calling, flag, looks }: CrewProps) {
  const { x, y, scale } = yard.towers
  const turned = looks === null ? '' : (['looks-left', 'looks-right'] as const)[looks]
  return (
    <>
      <g transform={placedAt(x, y, scale)}>
        <g {...html(balcony.behind(palette))} />
        <g class={`master ${mood} ${turned}`} {...html(placed(0, -2, 0.92, figure(palette, flag)))} />
        <g {...html(balcony.front(palette))} />
      </g>
      <g transform={placedAt(-x, y, scale)} class={calling ? 'call on' : 'call'} {...html(hornWaves(palette))} />
    </>
  )
}
