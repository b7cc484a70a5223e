import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
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

/** A try of the log: one thing of a scene, as it stood when the curtain dropped. */
export interface Placing {
  target: string
  response: string
  result: 'correct' | 'approx' | 'incorrect'
  seat: number
}

/** What the curtain showed: a match is right, one missing word is close, more are not yet there. */
export function placingsOf(state: Pick<State, 'puzzle' | 'outcomes' | 'followers' | 'builder'>): Placing[] {
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

/** Words that helped in all scenes, each once. */
export const helpfulWords = ({ photos }: Pick<State, 'photos'>): string[] => [
  ...new Set(photos.flatMap(({ words }) => words)),
]

/** True at the device of a guide whose builder sits elsewhere. */
const guidedFrom = ({ guide, phase, digits }: State) =>
  guide === 'apart' && (phase === 'code' || phase === 'seen' || digits.length > 0)

/** The scenes that were built together; at the device of a guide whose builder sits elsewhere, those described. */
export function summaryOf(state: State): Summary {
  if (guidedFrom(state))
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

/** What was told by the guide, as the adult tallied it: with two players, in the scenes that the other one built. */
function toldLines({ state, share }: BarrierPlay, seat: number): Summary {
  const { guide, seats } = state.value
  if (guide === 'voice') return []
  const totals: Record<string, number> = share(seats > 1 ? 1 - seat : seat, totalsOf)
  const told = concepts.filter((one) => totals[one]).map((one) => `${conceptNames[one]} ${totals[one]}`)
  const { directions = 0, parts = 0 } = totals
  return told.length === 0
    ? []
    : [
        { label: m.barrier_builders_told_by_the_guide(), value: told.join(', ') },
        { label: m.barrier_builders_words_told_in_adirection(), value: (parts / directions).toFixed(1) },
      ]
}

/** What the player at a seat built and told. */
export function measuresOf(play: BarrierPlay, seat: number): Summary {
  const { photos, guide, level, seats } = play.state.value
  if (guidedFrom(play.state.value)) return []
  const own = photos.flatMap(({ things }) => things.filter((thing) => thing.seat === seat))
  const scenes = photos.filter(({ things }) => things.some((thing) => thing.seat === seat)).length
  const { bells, needed, unclear, repairs, directions, parts, order } = play.share(seat, totalsOf)
  const told = toldLines(play, seat)
  return [
    ...(seats > 1 ? [{ label: m.barrier_builders_scenes_built(), value: String(scenes) }] : []),
    {
      label: m.barrier_builders_items_matched(),
      value: outOf(own.filter(({ matched }) => matched).length, own.length),
    },
    ...told.map(({ label, value }) => ({
      label: seats > 1 ? label.replace('by the guide', 'as the guide') : label,
      value,
    })),
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
            label: m.barrier_builders_parts_in_adirection(),
            value: directions > 0 ? (parts / directions).toFixed(1) : '0',
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

/** One kind sentence that tells how this game went. */
export function farewellOf(state: State): string {
  const { photos, counts } = state
  const last = photos.at(-1)
  if (guidedFrom(state)) return m.barrier_builders_your_words_went_all_the_way()
  if (!last) return m.barrier_builders_the_curtain_will_wait_for_you()
  const name = sceneOf(last.scene).name.toLowerCase()
  const missed = sum(photos, ({ of, matched }) => of - matched)
  if (missed === 0) return m.barrier_builders_not_one_thing_out_of_place({ name })
  if (counts.repairs >= missed) return m.barrier_builders_you_found_every_missing_word_the({ name })
  if (counts.bells > 0) return m.barrier_builders_you_asked_when_something_wasnt_clear({ name })
  return m.barrier_builders_the_is_in_the_album({ name })
}
