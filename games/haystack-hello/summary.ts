import { m } from '#messages'
import { outOf, outOfPercent } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { modes, positions, type Move, type State } from './state.ts'

/** The parts of a play that its summary needs. */
export type SummarySource = Pick<Play<Level, State, Move>, 'trialsOf' | 'state' | 'values'>

/** Lists the friends that the players found together. */
export const summaryOf = ({ state }: Pick<SummarySource, 'state'>): Summary => [
  { label: m.haystack_hello_friends_found(), value: outOf(state.value.found, state.value.count) },
]

/** Returns a player's results: communication and its modes, choices, position words, and support. */
export function measuresOf({ trialsOf, values }: SummarySource, seat: number): Summary {
  const trials = trialsOf(seat)
  const asked = trials.filter(({ target }) => target.startsWith('Ask:'))
  const acts = asked.filter(({ result }) => result === 'correct')
  const answers = trials.filter(({ target, result }) => /^(Find|Where)/.test(target) && result !== 'none')
  const right = answers.filter(({ result }) => result === 'correct').length
  const ofMode = modes
    .map((mode) => [mode, acts.filter(({ response }) => response === mode).length] as const)
    .filter(([, made]) => made > 0)
  const ofPosition = positions
    .map((position) => [position, answers.filter(({ target }) => target === `Where: ${position}`)] as const)
    .filter(([, own]) => own.length > 0)
  const all = [...asked, ...answers]
  const helped = all.filter(({ cue }) => cue > 0).length
  return [
    ...(asked.length === 0
      ? []
      : [
          {
            label: m.haystack_hello_requests_made(),
            value: m.haystack_hello_made_of_count_times({ made: acts.length, count: asked.length }),
          },
          ...(ofMode.length === 0
            ? []
            : [
                {
                  label: m.haystack_hello_communicated_by(),
                  value: ofMode.map(([mode, made]) => `${mode} ${made}`).join(', '),
                },
              ]),
          { label: m.haystack_hello_wait_time_setting(), value: `${Number(values.wait) || 5} s` },
        ]),
    ...(answers.length === 0
      ? []
      : [
          {
            label: m.haystack_hello_choices_correct(),
            value: outOfPercent(right, answers.length),
          },
        ]),
    ...(ofPosition.length === 0
      ? []
      : [
          {
            label: m.haystack_hello_position_words(),
            value: ofPosition
              .map(([at, own]) => `${at} ${own.filter(({ result }) => result === 'correct').length}/${own.length}`)
              .join(', '),
          },
        ]),
    ...(all.length === 0 ? [] : [{ label: m.kit_with_help(), value: outOf(helped, all.length) }]),
  ]
}
