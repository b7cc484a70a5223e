import { m } from '#messages'
import { listed, sentenceCase } from '../kit/phrases.ts'
import type { Earned } from '@marigold/contract'
import type { Summary } from '../kit/index.ts'
import { percent } from '../kit/statistics.ts'
import { itemOf, questionOf, textOf, type About } from './facts.ts'
import { mistakesIn, shuttersToClose, trueAnswer } from './rules.ts'
import type { StreetPlay } from './show-state.ts'
import { openItems, savedLamps, type Asked, type Move, type State, type Street } from './state.ts'
import { aboutNames, evenness } from './streets.ts'

/** A question halves the windows if at least 30% are on the smaller side. */
const minHalvingShare = 0.3

/** How an adult's score of a question asked aloud is logged. */
const spokenScores = {
  independent: { result: 'correct', cue: 0 },
  helped: { result: 'approx', cue: 2 },
  notYet: { result: 'incorrect', cue: 0 },
  skipped: { result: 'none', cue: 0 },
} as const

/** Logs questions, shutters closed by hand, and knocks. */
export function logMove(
  play: StreetPlay,
  before: State,
  move: Move,
  { rtMs, said }: { rtMs: number; said?: Earned | undefined },
): void {
  const street = before.streets[before.seat]
  if (!street) return
  const open = openItems(street)
  if (move.kind === 'ask') {
    const about = questionOf(move.question)
    const yes = trueAnswer(street, move.question)
    const count = shuttersToClose(street, move.question, yes).length
    const score = said
      ? { ...spokenScores[said], scoredBy: 'adult' as const }
      : {
          result: evenness(about, open) >= minHalvingShare ? ('correct' as const) : ('approx' as const),
          cue: play.values.hints === true ? (1 as const) : (0 as const),
        }
    const answer = yes ? 'yes' : 'no'
    const response = m.shutter_street_answer_closes_count_of_open({ answer, count, open: open.length })
    play.trial({ target: textOf(about), response, rtMs, moves: 3, ...score })
  } else if (move.kind === 'knock') {
    const right = move.pane === street.secret
    play.trial({
      target: m.shutter_street_knock_with_count_windows_open({ count: open.length }),
      response: itemOf(street.windows[move.pane] ?? '').word,
      // With one window open, a question can't find out anything.
      result: open.length < 2 ? 'none' : right ? 'correct' : 'incorrect',
      rtMs,
      moves: 2,
    })
  } else if (move.kind === 'done' && before.closing) logClosing(play, before, street, rtMs)
}

function logClosing(play: StreetPlay, before: State, street: Street, rtMs: number) {
  const { closing } = before
  // A wrong first attempt isn't logged; it is counted with the second.
  if (!closing || play.state.value.phase === 'close') return
  const { missed, over } = mistakesIn(street, closing)
  const wrong = missed.length + over.length > 0
  const asked = closing.question
    ? textOf(questionOf(closing.question))
    : closing.about
      ? m.shutter_street_spoken_question_about_topic({ topic: aboutNames[closing.about] })
      : m.shutter_street_spoken_question()
  const first = closing.first ?? { missed: 0, over: 0 }
  const count = street.shut.filter((is, at) => is && !closing.before[at]).length
  play.trial({
    target: asked,
    response: `${closing.yes ? 'yes' : 'no'}: closed ${count}; first try ${first.missed} left open, ${first.over} closed too many`,
    result: wrong ? 'incorrect' : closing.first ? 'approx' : 'correct',
    rtMs,
    moves: count + 1,
  })
}

/** Returns every question of this game, in finished and unfinished streets. */
function allAsked(state: State): Asked[] {
  return [...state.history, ...state.streets.filter(({ opened }) => opened === null).flatMap(({ asked }) => asked)]
}
const allWrongKnocks = (state: State): number =>
  state.wrongKnocks +
  state.streets.filter(({ opened }) => opened === null).reduce((sum, street) => sum + street.wrongKnocks, 0)

function types(asked: readonly Asked[]): string {
  const counts = new Map<About, number>()
  for (const { about } of asked) if (about) counts.set(about, (counts.get(about) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([about, count]) => `${aboutNames[about]} ${count}`)
    .join(', ')
}

/** Lists the doors that were opened. */
export const summaryOf = ({ doors }: Pick<State, 'doors'>): Summary => [
  { label: m.shutter_street_doors_opened(), value: String(doors.length) },
]

/** Returns a player's questions and knocks. How well questions worked is stated beside what random ones would do. */
export function measuresOf({ state, share }: Pick<StreetPlay, 'state' | 'share'>, seat: number): Summary {
  const asked = allAsked(state.value).filter((one) => one.seat === seat)
  const compared = asked.filter(({ random }) => random !== null)
  const open = compared.reduce((sum, one) => sum + one.open, 0)
  const shares = (['shut', 'random'] as const).map((key) =>
    percent(
      compared.reduce((sum, one) => sum + (one[key] ?? 0), 0),
      open,
    ),
  )
  const [closed = '', random = ''] = shares
  const slips = asked.reduce((sum, { missed, over }) => sum + missed + over, 0)
  const opened = state.value.doors.filter((door) => door.seat === seat)
  const byHand = state.value.spoken || state.value.level.byHand
  const { knocks } = share(seat, (now) => ({ knocks: allWrongKnocks(now) }))
  return [
    ...(state.value.seats > 1 ? [{ label: m.shutter_street_doors_opened(), value: String(opened.length) }] : []),
    { label: m.shutter_street_questions_asked(), value: String(asked.length) },
    ...(compared.length > 0
      ? [
          {
            label: m.shutter_street_open_windows_closed_per_question(),
            value: m.shutter_street_closed_and_random_questions({ closed, random }),
          },
        ]
      : []),
    ...(types(asked) ? [{ label: m.shutter_street_asked_about(), value: types(asked) }] : []),
    { label: m.shutter_street_wrong_knocks(), value: String(knocks) },
    ...(byHand ? [{ label: m.shutter_street_closing_mistakes(), value: String(slips) }] : []),
  ]
}

/** Returns one friendly sentence about how this game went. */
export function farewellOf(state: State): string {
  const { doors } = state
  if (doors.length === 0) return m.shutter_street_come_back_to_the_street_soon()
  const words = sentenceCase(listed(doors.slice(-3).map(({ item }) => itemOf(item).word)))
  const lamps = savedLamps(state)
  return lamps > 0
    ? m.shutter_street_words_sing_and_lamps_light_up({ words, count: lamps })
    : m.shutter_street_words_sing_for_you({ words })
}
