import type { Play, Summary } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { modes, positions, type Move, type State } from './state.ts'

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`
const times = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

/** What of a game its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'trials' | 'state' | 'values'>

/** Communication and its modes, choices, position words and help, as a therapist writes them down. */
export function summaryOf({ trials, state, values }: Played): Summary {
  const { parade, count } = state.value
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
  const prompts = [...asked, ...answers].reduce((sum, { cue }) => sum + cue, 0)
  return [
    { label: 'Friends found', value: `${parade.length} of ${count}` },
    ...(asked.length === 0
      ? []
      : [
          { label: 'Asked for', value: `${acts.length} of ${times(asked.length, 'time')}` },
          ...(ofMode.length === 0
            ? []
            : [{ label: 'How', value: ofMode.map(([mode, made]) => `${mode} ${made}`).join(', ') }]),
          { label: 'Wait time', value: `${Number(values.wait) || 5} s` },
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
    ...(asked.length + answers.length === 0 ? [] : [{ label: 'Prompts', value: String(prompts) }]),
  ]
}
