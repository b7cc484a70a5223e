import { m } from '#messages'
import { ChoicePanel } from '../kit/index.ts'
import { Lantern } from './child.tsx'
import { itemOf } from './facts.ts'
import { wrongKnockLamps } from './rules.ts'
import type { Make, Show, StreetPlay } from './show-state.ts'
import { currentStreet } from './state.ts'

/** Draws a door knocker. */
export function Knocker() {
  return (
    <svg viewBox="0 0 48 48" class="knocker" aria-hidden="true">
      <KnockerShape />
    </svg>
  )
}
const KnockerShape = () => (
  <g>
    <path d="M10 47V20A14 14 0 0 1 38 20V47Z" fill="#F6E3C0" />
    <path d="M14 47V21A10 10 0 0 1 34 21V47Z" fill="#A8342F" />
    <path d="M14 47V21A10 10 0 0 1 24 11V47Z" fill="#C54C42" />
    <circle cx="24" cy="27" r="5" fill="none" stroke="#F2C14B" stroke-width="2.600" />
    <circle cx="24" cy="21" r="2.400" fill="#F2C14B" />
  </g>
)

/** Draws lamps in a row, all lit or all out. */
const Lamps = ({ x, count, out = false }: { x: number; count: number; out?: boolean }) => (
  <g>
    {Array.from({ length: count }, (_, at) => (
      <Lantern key={at} x={x + (at - (count - 1) / 2) * 42} y={30} out={out} />
    ))}
  </g>
)

const divider = <path d="M60 6V58" stroke="#8A7A9A" stroke-width="3" stroke-dasharray="5 6" />

/** Asks whether to ask one more question or to knock now. */
export function KnockChoice({ show }: { show: Show }) {
  return (
    <ChoicePanel
      title={m.shutter_street_one_more_question_or_knock_now()}
      options={[
        {
          value: 'starts' as const,
          label: m.kit_ask(),
          outcome: m.shutter_street_uses_one_lamp(),
          picture: (
            <svg viewBox="0 0 120 64">
              <Lamps x={60} count={1} out />
            </svg>
          ),
        },
        {
          value: 'knock' as const,
          label: m.shutter_street_knock(),
          outcome: m.shutter_street_free_or_two_lamps_if_wrong(),
          picture: (
            <svg viewBox="0 0 150 64">
              <g transform="translate(2 6)">
                <KnockerShape />
              </g>
              {divider}
              <Lamps x={106} count={wrongKnockLamps} out />
            </svg>
          ),
        },
      ]}
      choose={(at) => (show.step.value = { at })}
    />
  )
}

/** Asks whether to save a lamp for the party or to trade it for a neighbor's clue. */
export function ClueChoice({ play, make }: { play: StreetPlay; make: Make }) {
  const { neighbor } = currentStreet(play.state.value)
  return (
    <ChoicePanel
      title={m.shutter_street_the_neighbor_has_a_clue({ neighbor: itemOf(neighbor).word })}
      options={[
        {
          value: false,
          label: m.shutter_street_save_the_lamp(),
          outcome: m.shutter_street_one_more_party_lamp(),
          picture: (
            <svg viewBox="0 0 120 64">
              <Lamps x={60} count={1} />
            </svg>
          ),
        },
        {
          value: true,
          label: m.shutter_street_trade_it(),
          outcome: m.shutter_street_a_shadow_or_just_a_sneeze(),
          picture: (
            <svg viewBox="0 0 120 64">
              <rect x="6" y="6" width="46" height="52" rx="6" fill="#FFE2A0" />
              <path d="M10 58C10 42 20 40 24 36A11 12 0 1 1 34 36C38 40 48 42 48 58Z" fill="#3A2F55" />
              {divider}
              <circle cx="82" cy="32" r="17" fill="#FFCB4C" />
              <path d="M73 29L81 31M83 31L91 27" stroke="#6B4A36" stroke-width="3" stroke-linecap="round" />
              <path d="M82 40C90 34 98 34 106 36C112 40 112 50 104 52C96 54 86 50 82 40Z" fill="#BFE3F2" />
            </svg>
          ),
        },
      ]}
      choose={(trade) => make({ kind: 'clue', trade })}
    />
  )
}
