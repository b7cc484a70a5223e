import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { Panel, Press, Stroke } from '../kit/index.ts'
import { signFor, signsFrom, type Mark, type Region } from './content.ts'
import { chosen, scanGroup, type PanelProps } from './panels.tsx'
import { sceneNow } from './state.ts'
import './body.css'

type Figure = 'cloud' | 'standing' | 'seated' | 'wheelchair'

/** Where each part of the body is on the figure, in a box of 100 by 152; all on the front. */
const standing: Record<Region, readonly [number, number]> = {
  head: [50, 5],
  eyes: [31, 22],
  face: [71, 26],
  mouth: [50, 45],
  throat: [50, 65],
  shoulders: [24, 70],
  chest: [66, 83],
  arms: [10, 90],
  tummy: [42, 98],
  hands: [88, 110],
  legs: [36, 126],
  feet: [64, 146],
}
const sitting = { ...standing, legs: [36, 122], feet: [68, 142] } as const
const onCloud = { ...standing, head: [50, 22], face: [72, 44], eyes: [31, 44], mouth: [50, 64], chest: [66, 86], arms: [10, 84], tummy: [40, 100] } as const // prettier-ignore
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
        <path
          d="M24 122C-2 122 -4 90 14 82C2 42 34 16 56 26C82 14 102 42 88 78C106 88 102 120 78 122Z"
          fill="#E4EAF6"
        />
        <path d="M24 122C6 122 2 106 6 96C30 112 70 112 98 98C98 112 90 122 78 122Z" fill="#CBD6EA" />
        <Stroke d="M38 122V144M64 122V144" color={shade} width={7} />
        <circle cx="40" cy="52" r="4" fill="#2B1B3D" />
        <circle cx="62" cy="52" r="4" fill="#2B1B3D" />
        <Stroke d="M44 66Q51 70 58 66" color="#2B1B3D" width={3} />
      </g>
    )
  return (
    <g>
      {figure === 'wheelchair' && (
        <g fill="none" stroke="#5B4E6B" stroke-width="4">
          <circle cx="34" cy="124" r="23" />
          <circle cx="80" cy="142" r="8" />
          <path d="M22 76V110H72L80 134" />
        </g>
      )}
      {figure === 'seated' && <path d="M22 76V150M22 112H68V150" fill="none" stroke="#8C6844" stroke-width="6" />}
      <path
        d="M30 62H70C80 64 84 76 86 84L92 106C92 112 84 114 82 108L72 86V112H28V86L18 108C16 114 8 112 8 106L14 84C16 76 20 64 30 62Z"
        fill={shade}
      />
      {figure === 'standing' ? (
        <path d="M29 110H71L68 148H54L50 122L46 148H32Z" fill={skin} />
      ) : (
        <path d="M30 108H76L74 144H60V124H30Z" fill={skin} />
      )}
      <rect x="43" y="48" width="14" height="18" rx="6" fill={skin} />
      <circle cx="50" cy="27" r="27" fill={skin} />
      <circle cx="40" cy="24" r="3" fill="#2B1B3D" />
      <circle cx="60" cy="24" r="3" fill="#2B1B3D" />
      <Stroke d="M44 38Q50 41 56 38" color="#2B1B3D" width={2.5} />
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
      <div class="figure" {...scanGroup(m.inside_weather_body_signs(), open.length)}>
        <svg viewBox="0 0 100 152" aria-hidden="true">
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
            {...chosen(region.value === one)}
            style={{ left: `${spots[one][0]}%`, top: `${(spots[one][1] / 152) * 100}%` }}
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
            onClick={() => {
              region.value = null
              make({ kind: 'sign', sign: id })
            }}
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
