import { m } from '#messages'
import { seatName } from '@marigold/device'
import { mean, median } from '../kit/statistics.ts'
import type { Play, Summary } from '../kit/index.ts'
import { itemOf } from './items.ts'
import type { Level } from './levels.ts'
import { mouthNames, mouthOf, stretchNames } from './river.ts'
import type { Glide, Move, State } from './state.ts'
import { startNames, wordsOf } from './telling.ts'

/** What of a play its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'players' | 'state' | 'values'>

/** The way down the river, as far as it went. */
export function wayOf({ along, way }: State): string {
  const by = way.slice(1).map((stretch) => stretchNames[stretch])
  const past = by.length > 0 ? m.otter_glide_past({ join: by.join(' and ') }) : m.otter_glide_down_the_brook()
  return along >= 1 ? m.otter_glide_out_at({ past, mouthNames: mouthNames[mouthOf(way)] }) : past
}

/** The glide that each learner found easiest. */
export function easiestOf({ players, state }: Played): { label: string; value: string }[] {
  const { easiest, glides, kind } = state.value
  return players.flatMap((player, seat) => {
    const glide = glides[easiest[seat] ?? -1]
    if (!glide) return []
    const label =
      players.length > 1 ? m.otter_glide_felt_easiest({ seatName: seatName(player) }) : m.otter_glide_felt_easiest2()
    return [{ label, value: `“${itemOf(kind, glide.item).text}”: ${wordsOf(glide).toLowerCase()}` }]
  })
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** What was measured of a voice: never of a hand in its place. */
function voiceLines(heard: readonly Glide[]): Summary {
  const [rise, voiced] = [median(heard.map(({ rise: ms }) => ms)), mean(heard.map(({ voiced: ms }) => ms))]
  if (rise === null || voiced === null) return []
  const starts = (['soft', 'quick'] as const).map(
    (start) => `${startNames[start].toLowerCase()} ${heard.filter((glide) => glide.start === start).length}`,
  )
  const longest = Math.max(...heard.map(({ voiced: ms }) => ms))
  return [
    { label: m.otter_glide_glides(), value: `${heard.length} (${starts.join(', ')})` },
    { label: m.otter_glide_median_rise_time(), value: m.otter_glide_ms({ round: Math.round(rise) }) },
    {
      label: m.otter_glide_voicing(),
      value: m.otter_glide_mean_longest({ seconds: seconds(voiced), seconds2: seconds(longest) }),
    },
    { label: m.otter_glide_breaks_in_the_voice(), value: String(heard.reduce((sum, { breaks }) => sum + breaks, 0)) },
  ]
}

/** What was measured of the player at a seat, unless numbers are hidden: nothing here is a score of fluency. */
export function measuresOf({ state, values }: Played, seat: number): Summary {
  if (values.bare === true) return []
  const own = state.value.glides.filter((glide) => glide.seat === seat)
  const pairs = state.value.pairs.filter((pair) => pair.seat === seat)
  const byHand = own.filter(({ by }) => by === 'hand').length
  const ease = mean(own.flatMap((glide) => glide.ease ?? []))
  return [
    ...voiceLines(own.filter(({ by }) => by === 'voice')),
    ...(byHand > 0
      ? [{ label: m.otter_glide_by_hand(), value: m.otter_glide_voice_not_measured({ count: byHand }) }]
      : []),
    ...(pairs.length > 0 ? [{ label: m.otter_glide_pairs_compared(), value: String(pairs.length) }] : []),
    ...(ease === null
      ? []
      : [{ label: m.otter_glide_ease_self_rated(), value: m.otter_glide_of5({ toFixed: ease.toFixed(1) }) }]),
  ]
}

/** Where the river went, and what each player found easiest. */
export const summaryOf = (played: Played): Summary => [
  ...easiestOf(played),
  { label: m.kit_river(), value: wayOf(played.state.value) },
]
