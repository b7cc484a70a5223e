import { seatName } from '@marigold/device'
import type { Play, Summary } from '../kit/index.ts'
import { itemOf } from './items.ts'
import type { Level } from './levels.ts'
import { mouthNames, mouthOf, stretchNames } from './river.ts'
import type { Move, State } from './state.ts'
import { startNames, wordsOf } from './telling.ts'

/** What of a play its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'players' | 'state' | 'values'>

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The way down the river, as far as it went. */
export function wayOf({ along, way }: State): string {
  const by = way.slice(1).map((stretch) => stretchNames[stretch])
  const past = by.length > 0 ? `past ${by.join(' and ')}` : 'down the brook'
  return along >= 1 ? `${past}, out at ${mouthNames[mouthOf(way)]}` : past
}

/** The glide that each learner found easiest. */
export function easiestOf({ players, state }: Played): { label: string; value: string }[] {
  const { easiest, glides, kind } = state.value
  return players.flatMap((player, seat) => {
    const glide = glides[easiest[seat] ?? -1]
    if (!glide) return []
    const label = players.length > 1 ? `${seatName(player)} felt easiest` : 'Felt easiest'
    return [{ label, value: `“${itemOf(kind, glide.item).text}”: ${wordsOf(glide).toLowerCase()}` }]
  })
}

/** What was done, in words and, unless they are hidden, in numbers: nothing here is a score of fluency. */
export function summaryOf(played: Played): Summary {
  const { state, values } = played
  const { glides, pairs } = state.value
  const eases = glides.flatMap(({ ease }) => (ease === null ? [] : [ease]))
  const compared = pairs.length > 0 ? [{ label: 'Pairs compared', value: String(pairs.length) }] : []
  const river = { label: 'River', value: wayOf(state.value) }
  if (values.bare === true || glides.length === 0) return [...easiestOf(played), river]
  const starts = (['soft', 'quick'] as const).map(
    (start) => `${startNames[start].toLowerCase()} ${glides.filter((glide) => glide.start === start).length}`,
  )
  return [
    { label: 'Glides', value: `${glides.length} (${starts.join(', ')})` },
    { label: 'Rise time, middle one', value: `${middle(glides.map(({ rise }) => rise))} ms` },
    {
      label: 'Voice, mean and longest',
      value: [mean(glides.map(({ voiced }) => voiced)), Math.max(...glides.map(({ voiced }) => voiced))]
        .map((ms) => `${(ms / 1000).toFixed(1)} s`)
        .join(', '),
    },
    { label: 'Breaks in the voice', value: String(glides.reduce((sum, { breaks }) => sum + breaks, 0)) },
    ...compared,
    ...(eases.length > 0 ? [{ label: 'Ease, own rating', value: `${mean(eases).toFixed(1)} of 5` }] : []),
    ...easiestOf(played),
    river,
  ]
}
