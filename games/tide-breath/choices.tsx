import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { ChoicePanel, Layer } from '../kit/index.ts'
import { at, boxAt, type Beach } from './beach.ts'
import { Crab, Hermit } from './beach-art.tsx'
import type { BreathPlay } from './breathing.ts'
import type { Place } from './rules.ts'
import { ShellShape } from './shells.tsx'
import { haulOf } from './shelf.ts'
import { Turtle } from './turtle.tsx'

/** A piece of sea and what it brings. The turtle waits where the child breathed last. */
function PlacePicture({ play, place, favorite }: { play: BreathPlay; place: Place; favorite: boolean }) {
  const { kinds } = play.state.value
  const grownUp = play.look.value === 'grown-up'
  const shells =
    place === 'near'
      ? kinds.map((kind, index) => [kind, 34 + index * 42, 0.34] as const)
      : [[kinds[0] ?? 0, 76, 0.8] as const]
  const [far, close] = place === 'near' ? ['#7FC3CB', '#5FA9B8'] : ['#3A829B', '#2F6F8C']
  return (
    <svg viewBox="0 0 152 104">
      <rect width="152" height="104" rx="16" fill="#FFE3C4" />
      <path d="M0 34Q38 22 76 34T152 34V104H0Z" fill={far} />
      <path d={place === 'near' ? 'M0 50Q38 42 76 50T152 50V104H0Z' : 'M0 54Q38 30 76 54T152 54V104H0Z'} fill={close} />
      <path d="M0 82Q76 74 152 82V88Q152 104 136 104H16Q0 104 0 88Z" fill="#F2D3A2" />
      {shells.map(([kind, x, scale]) => (
        <g key={x} transform={`translate(${x} 78) scale(${scale})`}>
          <ShellShape kind={kind} muted={grownUp} />
        </g>
      ))}
      {favorite && !grownUp && (
        <g transform="translate(116 34) scale(.3)">
          <Turtle mood="watch" tint={seatHex(play.current.value.color)} />
        </g>
      )}
    </svg>
  )
}

/** Where to breathe: easy breaths near the shore, or fewer and slower ones far out. */
export function PlaceChoice({ play, favorite }: { play: BreathPlay; favorite: Place }) {
  const option = (place: Place, label: string, outcome: string) => ({
    value: place,
    label,
    outcome,
    picture: <PlacePicture play={play} place={place} favorite={place === favorite} />,
  })
  return (
    <ChoicePanel
      title={m.tide_breath_where_will_you_breathe()}
      options={[
        option('near', m.tide_breath_near_the_shore(), m.tide_breath_easy_breaths_three_small_shells()),
        option('deep', m.tide_breath_far_out(), m.tide_breath_slow_breaths_one_big_shell()),
      ]}
      choose={(place) => play.move({ kind: 'place', place })}
    />
  )
}

const lastOf = ({ state: { value } }: BreathPlay) => {
  const { shells, crabs } = haulOf(value)
  return crabs.at(-1) ?? shells.at(-1) ?? { kind: 0, large: false }
}

/** What becomes of the last shell: it goes on the shelf, or a hermit crab moves in. */
export function ShellChoice({ play }: { play: BreathPlay }) {
  const last = lastOf(play)
  const muted = play.look.value === 'grown-up'
  return (
    <ChoicePanel
      title={m.tide_breath_one_more_shell()}
      options={[
        {
          value: false,
          label: m.tide_breath_take_the_shell(),
          outcome: m.tide_breath_it_goes_on_your_shelf(),
          picture: (
            <svg viewBox="0 0 152 104">
              <rect width="152" height="104" rx="16" fill="#FDF1DD" />
              <rect x="14" y="82" width="124" height="11" rx="5" fill="#B9854F" />
              <g transform={`translate(76 ${last.large ? 46 : 58}) scale(${last.large ? 0.82 : 0.56})`}>
                <ShellShape kind={last.kind} muted={muted} />
              </g>
            </svg>
          ),
        },
        {
          value: true,
          label: m.tide_breath_leave_the_shell(),
          outcome: m.tide_breath_a_crab_moves_in(),
          picture: (
            <svg viewBox="0 0 152 104">
              <rect width="152" height="104" rx="16" fill="#FDF1DD" />
              <path d="M0 82Q76 74 152 82V88Q152 104 136 104H16Q0 104 0 88Z" fill="#F2D3A2" />
              <g transform="translate(80 90)">
                <Hermit {...last} />
              </g>
            </svg>
          ),
        },
      ]}
      choose={(leave) => play.move({ kind: 'shell', leave })}
    />
  )
}

/** The last shell on the sand with a crab that would like it; then the crab lives in it, or the shell is picked up. */
export function LastShell({ play, beach }: { play: BreathPlay; beach: Beach }) {
  const { stage, left, breaths } = play.state.value
  const last = useMemo(() => lastOf(play), [stage])
  if (breaths.length === 0) return null
  const size = last.large ? 0.9 : 0.6
  const muted = play.look.value === 'grown-up'
  return (
    <Layer
      map={beach.map}
      box={boxAt(beach.shell, 110, 110)}
      moves
      class={`last-shell ${stage === 'shell' ? '' : left ? 'left' : 'taken'}`}
      at={at(beach.shell)}
    >
      {stage === 'done' && left ? (
        <Hermit {...last} />
      ) : (
        <>
          <g transform={`translate(0 ${-44 * size}) scale(${size})`}>
            <ShellShape kind={last.kind} muted={muted} />
          </g>
          {!muted && (
            <g transform="translate(-76 0) scale(.46)">
              <Crab />
            </g>
          )}
        </>
      )}
    </Layer>
  )
}
