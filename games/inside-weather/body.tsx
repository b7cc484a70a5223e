import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { Press, Stroke } from '../kit/index.ts'
import { signFor, signsFrom, type Mark, type Region } from './content.ts'
import { Panel, type PanelProps } from './panels.tsx'
import { sceneNow } from './state.ts'

type Figure = 'cloud' | 'standing' | 'seated' | 'wheelchair'

/** Where each part of the body is on the figure, in a box of 100 by 140; all on the front. */
const standing: Record<Region, readonly [number, number]> = {
  head: [50, 8],
  eyes: [35, 18],
  face: [65, 20],
  mouth: [50, 30],
  throat: [50, 42],
  shoulders: [27, 48],
  chest: [58, 56],
  arms: [16, 66],
  tummy: [46, 72],
  hands: [84, 84],
  legs: [40, 104],
  feet: [62, 130],
}
const sitting = { ...standing, legs: [38, 100], feet: [66, 124] } as const
const onCloud: Record<Region, readonly [number, number]> = {
  ...standing,
  head: [50, 22],
  eyes: [36, 40],
  face: [66, 44],
  mouth: [50, 56],
  chest: [58, 78],
  arms: [12, 74],
  tummy: [40, 92],
  hands: [88, 86],
  feet: [52, 128],
}
const spotsOn: Record<Figure, Record<Region, readonly [number, number]>> = {
  cloud: onCloud,
  standing,
  seated: sitting,
  wheelchair: sitting,
}

const marks: Record<Mark, string> = {
  wiggle: 'M-6 -2q3 -6 6 0t6 0M-6 5q3 -6 6 0t6 0',
  flutter: 'M0 6C-10 2 -8 -8 0 -2C8 -8 10 2 0 6',
  warm: 'M0 -8C5 -3 6 0 6 3A6 6 0 0 1 -6 3C-6 0 -3 -2 0 -8',
  cold: 'M-7 0H7M-4 -6L4 6M4 -6L-4 6',
  beat: 'M-8 0H-4L-1 -7L3 6L5 0H8',
  heavy: 'M0 -7V6M-6 1L0 7L6 1',
  tight: 'M0 0a2 2 0 1 1 3 2a5 5 0 1 1 2 -6',
  up: 'M0 7V-6M-6 -1L0 -7L6 -1',
  drop: 'M0 -8C5 -2 6 1 6 3A6 6 0 0 1 -6 3C-6 1 -5 -2 0 -8',
  full: 'M-6 -6H6V6H-6ZM-6 0H6M0 -6V6',
  light: 'M-7 4C-4 -6 4 -8 7 -6C6 0 2 5 -7 4M-7 4L2 -3',
  go: 'M-7 0H5M0 -6L6 0L0 6',
}

const skin = '#C9B8E0'
const shade = '#B3A0D0'

const Body = ({ figure }: { figure: Figure }) => {
  if (figure === 'cloud')
    return (
      <g>
        <path d="M24 112C2 112 0 84 16 78C8 46 34 28 54 34C76 24 96 46 86 72C102 82 98 110 78 112Z" fill="#fff" />
        <path d="M24 112C8 112 4 98 8 90C30 104 70 104 94 92C94 104 88 112 78 112Z" fill="#E1EAF5" />
        <Stroke d="M38 112V128M64 112V128" color={shade} width={6} />
        <circle cx="40" cy="52" r="3.500" fill="#2B1B3D" />
        <circle cx="62" cy="52" r="3.500" fill="#2B1B3D" />
        <Stroke d="M46 64H56" color="#2B1B3D" width={3} />
      </g>
    )
  const isSeated = figure !== 'standing'
  return (
    <g>
      {figure === 'wheelchair' && (
        <g fill="none" stroke="#5B4E6B" stroke-width="4">
          <circle cx="34" cy="112" r="22" />
          <circle cx="76" cy="130" r="8" />
          <path d="M24 62V96H70L78 122" />
        </g>
      )}
      {figure === 'seated' && <path d="M24 64V134M24 100H66V134" fill="none" stroke="#8C6844" stroke-width="6" />}
      <path d="M30 44H70C78 46 80 56 80 60L84 84H76L70 62V92H30V62L24 84H16L20 60C20 56 22 46 30 44Z" fill={shade} />
      {isSeated ? (
        <path d="M32 88H74L72 126H60V104H32Z" fill={skin} />
      ) : (
        <path d="M31 90H69L66 132H54L50 104L46 132H34Z" fill={skin} />
      )}
      <rect x="44" y="32" width="12" height="14" rx="5" fill={skin} />
      <circle cx="50" cy="20" r="19" fill={skin} />
      <circle cx="43" cy="19" r="2" fill="#2B1B3D" />
      <circle cx="57" cy="19" r="2" fill="#2B1B3D" />
      <Stroke d="M46 28H54" color="#2B1B3D" width={2} />
    </g>
  )
}

/** Which figure is set; the youngest get a cloud. */
const figureOf = ({ play }: PanelProps): Figure => {
  const { figure } = play.values
  if (figure === 'cloud' || figure === 'standing' || figure === 'seated' || figure === 'wheelchair') return figure
  return play.level.from === 5 ? 'cloud' : 'standing'
}

/** Body signs on a figure: a part of the body first, then what is noticed there. */
export function BodyPanel(props: PanelProps) {
  const { state, make } = props
  const region = useSignal<Region | null>(null)
  const figure = figureOf(props)
  const { signs } = sceneNow(state)
  const all = signsFrom(state.level.from)
  const open = [...new Set(all.map((sign) => sign.region))]
  const spots = spotsOn[figure]
  const here = all.filter((sign) => sign.region === region.value)
  return (
    <Panel title={m.inside_weather_where_do_you_notice_it()} class="is-body">
      <div class="figure">
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <Body figure={figure} />
          {signs.map((id) => {
            const sign = signFor(id)
            if (!sign) return null
            const [x, y] = spots[sign.region]
            return (
              <g key={id} transform={`translate(${x} ${y})`}>
                <circle r="10" fill="#FFC23D" />
                <path d={marks[sign.symbol]} fill="none" stroke="#2B1B3D" stroke-width="2" stroke-linecap="round" />
              </g>
            )
          })}
        </svg>
        {open.map((one) => (
          <Press
            key={one}
            class="region"
            aria-label={m.inside_weather_region({ region: one })}
            aria-pressed={region.value === one}
            style={{ left: `${spots[one][0]}%`, top: `${(spots[one][1] / 140) * 100}%` }}
            onClick={() => (region.value = one)}
          />
        ))}
      </div>
      <div class="signs">
        <p class="where">
          {region.value ? m.inside_weather_region({ region: region.value }) : m.inside_weather_tap_a_part_of_the_body()}
        </p>
        {here.map(({ id, text, symbol }) => (
          <Press
            key={id}
            class="word sign"
            aria-pressed={signs.includes(id)}
            disabled={!signs.includes(id) && state.mostSigns > 1 && signs.length >= state.mostSigns}
            onClick={() => make({ kind: 'sign', sign: id })}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d={marks[symbol]} fill="none" stroke="#2B1B3D" stroke-width="2" stroke-linecap="round" />
            </svg>
            <span>{text}</span>
          </Press>
        ))}
        {signs.length > 0 && here.length === 0 && (
          <ul>
            {signs.map((id) => (
              <li key={id}>{signFor(id)?.text}</li>
            ))}
          </ul>
        )}
        <Press class="button" data-scan="first" onClick={() => make({ kind: 'signsDone' })}>
          {m.inside_weather_back_to_the_sky()}
        </Press>
      </div>
    </Panel>
  )
}
