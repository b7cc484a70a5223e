import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { oneDecimal } from '../kit/statistics.ts'
import type { Level } from './deal.ts'
import { sceneOf } from './scenes.ts'
import { builtBy, type Move, type Photo, type State } from './state.ts'
import { concepts, phraseOf, type Concept } from './things.ts'

const conceptNames: Record<Concept, string> = {
  thing: m.barrier_builders_what_it_is(),
  color: 'color',
  size: 'size',
  number: 'number',
  place: 'place',
}

/** One logged trial: an item of a scene as it was placed when the curtain dropped. */
export interface ItemResult {
  target: string
  response: string
  result: 'correct' | 'approx' | 'incorrect'
  seat: number
}

/** Scores each item: correct if it matches, approximate if one word is missing, otherwise incorrect. */
export function itemResultsOf(state: Pick<State, 'puzzle' | 'outcomes' | 'followers' | 'builder'>): ItemResult[] {
  const { puzzle, outcomes } = state
  if (!puzzle) return []
  return puzzle.wanted.map(({ item, spot }, at) => {
    const differs = outcomes[at]?.differs ?? []
    const missing = differs.map((one) => conceptNames[one]).join(', ')
    const close = differs.length === 1 && differs[0] !== 'thing'
    return {
      target: `${phraseOf(item, puzzle.says)} ${sceneOf(puzzle.scene).spots[spot]?.phrase ?? ''}`,
      response: differs.length === 0 ? 'matched' : `other: ${missing}`,
      result: differs.length === 0 ? 'correct' : close ? 'approx' : 'incorrect',
      seat: builtBy(state, at),
    }
  })
}

const sum = (photos: readonly Photo[], of: (photo: Photo) => number) =>
  photos.reduce((total, photo) => total + of(photo), 0)

/** Returns the words that helped in any scene, without duplicates. */
export const helpfulWords = ({ photos }: Pick<State, 'photos'>): string[] => [
  ...new Set(photos.flatMap(({ words }) => words)),
]

/** True on the guide's device if the builder is at another device. */
const isRemoteGuide = ({ guide, phase, digits }: State) =>
  guide === 'apart' && (phase === 'code' || phase === 'seen' || digits.length > 0)

/** Summarizes the scenes built together, or on a remote guide's device, the scenes described. */
export function summaryOf(state: State): Summary {
  if (isRemoteGuide(state))
    return [
      { label: m.barrier_builders_scenes_described(), value: String(state.round + (state.phase === 'seen' ? 1 : 0)) },
    ]
  const words = helpfulWords(state)
  return [
    { label: m.barrier_builders_scenes_built(), value: String(state.photos.length) },
    ...(words.length > 0 ? [{ label: m.barrier_builders_helpful_words(), value: words.join(', ') }] : []),
  ]
}

const totalsOf = ({ counts: { told, ...counts } }: Pick<State, 'counts'>) => ({
  ...counts,
  ...Object.fromEntries(concepts.map((concept) => [concept, told[concept] ?? 0])),
})
type BarrierPlay = Pick<Play<Level, State, Move>, 'state' | 'share' | 'values'>

/**
 * Returns what a player described as the guide, as tallied by the adult. With two players, that is in the scenes the
 * other one built.
 */
function guideLines({ state, share }: BarrierPlay, seat: number): Summary {
  const { guide, seats } = state.value
  if (guide === 'voice') return []
  const totals: Record<string, number> = share(seats > 1 ? 1 - seat : seat, totalsOf)
  const told = concepts.filter((one) => totals[one]).map((one) => `${conceptNames[one]} ${totals[one]}`)
  const { directions = 0, parts = 0 } = totals
  return told.length === 0
    ? []
    : [
        {
          label:
            seats > 1 ? m.barrier_builders_words_used_as_the_guide() : m.barrier_builders_words_used_by_the_guide(),
          value: told.join(', '),
        },
        { label: m.barrier_builders_words_per_direction(), value: oneDecimal(parts / directions) },
      ]
}

/** Returns a player's results as the builder and as the guide. */
export function measuresOf(play: BarrierPlay, seat: number): Summary {
  const { photos, guide, level, seats } = play.state.value
  if (isRemoteGuide(play.state.value)) return []
  const own = photos.flatMap(({ things }) => things.filter((thing) => thing.seat === seat))
  const scenes = photos.filter(({ things }) => things.some((thing) => thing.seat === seat)).length
  const { bells, needed, unclear, repairs, directions, parts, order } = play.share(seat, totalsOf)
  return [
    ...(seats > 1 ? [{ label: m.barrier_builders_scenes_built(), value: String(scenes) }] : []),
    {
      label: m.barrier_builders_items_matched(),
      value: outOf(own.filter(({ matched }) => matched).length, own.length),
    },
    ...guideLines(play, seat),
    ...(guide === 'voice'
      ? [
          {
            label: m.barrier_builders_directions(),
            value:
              play.values.written === 'heard'
                ? m.barrier_builders_heard_only()
                : m.barrier_builders_heard_and_written(),
          },
          {
            label: m.barrier_builders_parts_per_direction(),
            value: directions > 0 ? oneDecimal(parts / directions) : '0',
          },
          ...(unclear > 0
            ? [{ label: m.barrier_builders_asked_about_unclear_directions(), value: outOf(needed, unclear) }]
            : []),
        ]
      : []),
    { label: m.barrier_builders_bell_rings(), value: String(bells) },
    { label: m.barrier_builders_missing_words_found(), value: String(repairs) },
    ...(level.ordered && guide === 'voice'
      ? [{ label: m.barrier_builders_done_in_a_different_order(), value: String(order) }]
      : []),
  ]
}

/** Returns one friendly sentence about how this game went. */
export function farewellOf(state: State): string {
  const { photos, counts } = state
  const last = photos.at(-1)
  if (isRemoteGuide(state)) return m.barrier_builders_your_words_got_to_the_other_screen()
  if (!last) return m.barrier_builders_the_curtain_will_wait_for_you()
  const scene = sceneOf(last.scene).name
  const missed = sum(photos, ({ of, matched }) => of - matched)
  if (missed === 0) return m.barrier_builders_scene_is_perfect({ scene })
  if (counts.repairs >= missed) return m.barrier_builders_you_found_all_the_missing_words({ scene })
  if (counts.bells > 0) return m.barrier_builders_you_asked_when_something_wasnt_clear({ scene })
  return m.barrier_builders_scene_is_in_the_album({ scene })
}
