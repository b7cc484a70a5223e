import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import type { Summary, Play } from '../kit/index.ts'
import { oneDecimal } from '../kit/statistics.ts'
import { answer, itemOf, questionOf, textOf, type About } from './facts.ts'
import type { Asked, Level, Move, State, Street } from './rules.ts'
import { openWindows, mistakesIn, trueAnswer } from './rules.ts'
import { aboutNames, evenness } from './streets.ts'

type StreetPlay = Play<Level, State, Move>

/** A question halves the windows if at least 30% are on the smaller side. */
const minHalvingShare = 0.3

/**
 * Scores a question: correct if it halves the windows, approximate for an uneven split, incorrect if the answer was
 * already known.
 */
function resultOf(question: string, open: readonly string[]): 'correct' | 'approx' | 'incorrect' {
  const even = evenness(questionOf(question), open)
  return even >= minHalvingShare ? 'correct' : even > 0 ? 'approx' : 'incorrect'
}

const openItems = (street: Street) => openWindows(street).map((at) => street.windows[at] ?? '')

/** Logs questions, shutters closed by hand, and knocks. */
export function logMove(play: StreetPlay, before: State, move: Move, rtMs: number): void {
  const street = before.streets[before.seat]
  if (!street) return
  const open = openItems(street)
  if (move.kind === 'ask') {
    const target = textOf(questionOf(move.question))
    const yes = trueAnswer(street, move.question)
    const closes = open.filter((item) => answer(questionOf(move.question), item) === !yes).length
    const response = m.shutter_street_answer_closes_count_of_open({
      answer: yes ? 'yes' : 'no',
      count: closes,
      open: open.length,
    })
    play.trial({
      target,
      response,
      result: resultOf(move.question, open),
      rtMs,
      moves: 3,
      cue: play.values.hints === true ? 1 : 0,
    })
  } else if (move.kind === 'knock') {
    const right = move.pane === street.secret
    const target = m.shutter_street_knock_with_count_windows_open({ count: open.length })
    play.trial({
      target,
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

const sharpestOf = (asked: readonly Asked[]) =>
  asked.reduce<Asked | null>((best, one) => (one.shut > (best?.shut ?? 0) ? one : best), null)

/** Returns the question that closed the most shutters. */
export const sharpest = (state: State): Asked | null => sharpestOf(allAsked(state))

function types(asked: readonly Asked[]): string {
  const counts = new Map<About, number>()
  for (const { about } of asked) if (about) counts.set(about, (counts.get(about) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([about, count]) => `${aboutNames[about]} ${count}`)
    .join(', ')
}

/** Lists the doors that were opened. */
export const summaryOf = ({ album }: Pick<State, 'album'>): Summary => [
  { label: m.shutter_street_doors_opened(), value: String(album.length) },
]

/** Returns a player's questions and knocks. */
export function measuresOf({ state, share }: Pick<StreetPlay, 'state' | 'share'>, seat: number): Summary {
  const asked = allAsked(state.value).filter((one) => one.seat === seat)
  const closed = asked.reduce((sum, { shut }) => sum + shut, 0)
  const slips = asked.reduce((sum, { missed, over }) => sum + missed + over, 0)
  const opened = state.value.album.filter((stamp) => stamp.seat === seat)
  const found = opened.filter((stamp) => stamp.opened === 'knock')
  const best = found.length > 0 ? Math.min(...found.map(({ used }) => used)) : null
  const sharp = sharpestOf(asked)
  const byHand = state.value.spoken || state.value.level.byHand
  const { knocks } = share(seat, (now) => ({ knocks: allWrongKnocks(now) }))
  return [
    ...(state.value.seats > 1 ? [{ label: m.shutter_street_doors_opened(), value: String(opened.length) }] : []),
    // A street's total is its questions plus its wrong knocks.
    ...(best === null
      ? []
      : [
          {
            label: m.shutter_street_best_street(),
            value: m.shutter_street_count_questions_and_knocks({ count: best }),
          },
        ]),
    { label: m.shutter_street_questions_asked(), value: String(asked.length) },
    ...(asked.length > 0
      ? [{ label: m.shutter_street_shutters_closed_per_question(), value: oneDecimal(closed / asked.length) }]
      : []),
    ...(sharp?.question
      ? [
          {
            label: m.shutter_street_best_question(),
            value: m.shutter_street_question_closed_count({
              question: textOf(questionOf(sharp.question)),
              count: sharp.shut,
            }),
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
  const doors = state.album.length
  const sharp = sharpest(state)
  if (doors === 0)
    return sharp
      ? m.shutter_street_your_best_question_closed_count({ count: sharp.shut })
      : m.shutter_street_come_back_to_the_street_soon()
  const knocked = state.album.filter(({ opened }) => opened === 'knock').length
  const words = state.album.slice(-3).map(({ item }) => `“${itemOf(item).word}”`)
  const list = listed(words)
  if (knocked < doors) return m.shutter_street_the_album_now_has_words({ words: list })
  if (sharp && sharp.shut >= state.level.windows / 2)
    return m.shutter_street_one_question_closed_shutters_the_album({ count: sharp.shut, words: list })
  return m.shutter_street_you_found_words({ words: list })
}
