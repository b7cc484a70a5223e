import type { Play, Summary } from '../kit/index.ts'
import { counted, percent } from '../kit/statistics.ts'
import type { Level } from './levels.ts'
import { modes, positions, type Move, type State } from './state.ts'

/** What of a game its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'trialsOf' | 'state' | 'values'>

/** The friends that were found together. */
export const summaryOf = ({ state }: Pick<Played, 'state'>): Summary => [
  { label: 'Friends found', value: `${state.value.parade.length} of ${state.value.count}` },
]

/** Communication and its modes, choices, position words and help of the player at a seat. */
export function measuresOf({ trialsOf, values }: Played, seat: number): Summary {
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
          { label: 'Asked for', value: `${acts.length} of ${counted(asked.length, 'time')}` },
          ...(ofMode.length === 0
            ? []
            : [{ label: 'How', value: ofMode.map(([mode, made]) => `${mode} ${made}`).join(', ') }]),
          { label: 'Waiting time, as set', value: `${Number(values.wait) || 5} s` },
        ]),
    ...(answers.length === 0
      ? []
      : [{ label: 'Choices correct', value: `${right} of ${answers.length} (${percent(right, answers.length)})` }]),
    ...(ofPosition.length === 0
      ? []
      : [
          {
            label: 'Words',
            value: ofPosition
              .map(([at, own]) => `${at} ${own.filter(({ result }) => result === 'correct').length}/${own.length}`)
              .join(', '),
          },
        ]),
    ...(all.length === 0 ? [] : [{ label: 'With help', value: `${helped} of ${all.length}` }]),
  ]
}
