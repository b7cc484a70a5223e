import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import { mean, median, oneDecimal } from '../kit/statistics.ts'
import type { Play, Summary } from '../kit/index.ts'
import { seatName } from '../kit/play/seat-name.ts'
import { itemForKey } from './items.ts'
import type { Level } from './levels.ts'
import { mouthNames, mouthOf, stretchNames } from './river.ts'
import type { Glide, Move, State } from './state.ts'
import { glideText } from './glide-text.ts'

/** The parts of a play that its summary needs. */
export type SummarySource = Pick<Play<Level, State, Move>, 'players' | 'state' | 'values'>

/** Returns the places passed, and the mouth if the end was reached. */
const placesOf = ({ along, way }: State) => ({
  places: listed(way.slice(1).map((stretch) => stretchNames[stretch])),
  end: along >= 1 ? mouthNames[mouthOf(way)] : null,
})

/** Lists the places passed so far. */
function placesText(state: State): string {
  const { places, end } = placesOf(state)
  if (places === '') return m.otter_glide_river_down_the_brook()
  return end === null
    ? m.otter_glide_river_past_places({ places })
    : m.otter_glide_river_past_places_out_at_end({ places, end })
}

/** Returns a sentence such as 'The otter went past the lake and came out at the harbor.' */
export function journeyOf(state: State, glider: 'otter' | 'plane'): string {
  const { places, end } = placesOf(state)
  if (places === '') return m.otter_glide_went_down_the_brook({ glider })
  return end === null
    ? m.otter_glide_went_past_places({ glider, places })
    : m.otter_glide_went_past_places_to_end({ glider, places, end })
}

/** Returns the glide that each learner found easiest. */
export function easiestOf({ players, state }: SummarySource): { label: string; value: string }[] {
  const { easiest, glides, kind } = state.value
  return players.flatMap((player, seat) => {
    const glide = glides[easiest[seat] ?? -1]
    if (!glide) return []
    const label =
      players.length > 1 ? m.otter_glide_name_felt_easiest({ name: seatName(player) }) : m.otter_glide_felt_easiest()
    return [{ label, value: `“${itemForKey(kind, glide.item).text}”: ${glideText(glide)}` }]
  })
}

const seconds = (ms: number) => `${oneDecimal(ms / 1000)} s`

/** Returns the voice measurements. Manual glides are never included. */
function voiceLines(heard: readonly Glide[]): Summary {
  const [rise, voiced] = [median(heard.map(({ rise: ms }) => ms)), mean(heard.map(({ voiced: ms }) => ms))]
  if (rise === null || voiced === null) return []
  const started = (kind: Glide['start']) => heard.filter(({ start }) => start === kind).length
  const longest = Math.max(...heard.map(({ voiced: ms }) => ms))
  return [
    {
      label: m.otter_glide_glides(),
      value: m.otter_glide_count_soft_and_quick_starts({
        count: heard.length,
        soft: started('soft'),
        quick: started('quick'),
      }),
    },
    { label: m.otter_glide_median_rise_time(), value: m.otter_glide_milliseconds({ milliseconds: Math.round(rise) }) },
    {
      label: m.otter_glide_voicing(),
      value: m.otter_glide_mean_longest({ mean: seconds(voiced), longest: seconds(longest) }),
    },
    { label: m.otter_glide_breaks_in_the_voice(), value: String(heard.reduce((sum, { breaks }) => sum + breaks, 0)) },
  ]
}

/** Returns a player's measurements, unless numbers are hidden. None of them is a fluency score. */
export function measuresOf({ state, values }: SummarySource, seat: number): Summary {
  if (values.bare === true) return []
  const own = state.value.glides.filter((glide) => glide.seat === seat)
  const pairs = state.value.pairs.filter((pair) => pair.seat === seat)
  const byHand = own.filter(({ by }) => by === 'hand').length
  const picked = state.value.picks.flatMap((index) => {
    const glide = state.value.glides[index]
    return glide?.seat === seat && glide.by === 'voice' ? [glide.start] : []
  })
  return [
    ...voiceLines(own.filter(({ by }) => by === 'voice')),
    ...(byHand > 0
      ? [{ label: m.otter_glide_by_hand(), value: m.otter_glide_count_glides_voice_not_measured({ count: byHand }) }]
      : []),
    ...(pairs.length > 0 ? [{ label: m.otter_glide_pairs_compared(), value: String(pairs.length) }] : []),
    ...(picked.length > 0
      ? [
          {
            label: m.otter_glide_picked_as_easiest(),
            value: m.otter_glide_soft_and_quick_starts({
              soft: picked.filter((start) => start === 'soft').length,
              quick: picked.filter((start) => start === 'quick').length,
            }),
          },
        ]
      : []),
  ]
}

/** Returns where the river went and what each player found easiest. */
export const summaryOf = (played: SummarySource): Summary => [
  ...easiestOf(played),
  { label: m.kit_river(), value: placesText(played.state.value) },
]
