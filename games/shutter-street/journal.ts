import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import type { Summary, Play } from '../kit/index.ts'
import { answer, itemOf, questionOf, textOf, type About } from './facts.ts'
import type { Asked, Level, Move, State, Street } from './rules.ts'
import { openWindows, slipsOf, truthOf } from './rules.ts'
import { aboutNames, evenness } from './streets.ts'

type StreetPlay = Play<Level, State, Move>

/** From here on a question counts as one that halves: three windows of ten on the smaller side. */
const halves = 0.3

/** A question that halves is right, one that parts unevenly is close, one whose answer was known is not yet there. */
function resultOf(question: string, open: readonly string[]): 'correct' | 'approx' | 'incorrect' {
  const even = evenness(questionOf(question), open)
  return even >= halves ? 'correct' : even > 0 ? 'approx' : 'incorrect'
}

const openItems = (street: Street) => openWindows(street).map((at) => street.windows[at] ?? '')

/** Logs what was asked, closed by hand and knocked at. */
export function logMove(play: StreetPlay, before: State, move: Move, rtMs: number): void {
  const street = before.streets[before.seat]
  if (!street) return
  const open = openItems(street)
  if (move.kind === 'ask') {
    const target = textOf(questionOf(move.question))
    const yes = truthOf(street, move.question)
    const closes = open.filter((item) => answer(questionOf(move.question), item) === !yes).length
    const response = m.shutter_street_closes_of({
      value: yes ? m.shutter_street_yes() : m.shutter_street_no(),
      closes,
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
    const target = m.shutter_street_knock_with_open({ open: open.length })
    play.trial({
      target,
      response: itemOf(street.windows[move.pane] ?? '').word,
      // With one window open there is nothing to find out.
      result: open.length < 2 ? 'none' : right ? 'correct' : 'incorrect',
      rtMs,
      moves: 2,
    })
  } else if (move.kind === 'done' && before.closing) logClosing(play, before, street, rtMs)
}

function logClosing(play: StreetPlay, before: State, street: Street, rtMs: number) {
  const { closing } = before
  // The first try that is wrong is told, and counted with the second.
  if (!closing || play.state.value.phase === 'close') return
  const { missed, over } = slipsOf(street, closing)
  const wrong = missed.length + over.length > 0
  const asked = closing.question
    ? textOf(questionOf(closing.question))
    : `spoken question${closing.about ? m.shutter_street_about({ aboutNames: aboutNames[closing.about] }) : ''}`
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

/** Everything asked in this game, in streets that are done and those that are not. */
function allAsked(state: State): Asked[] {
  return [...state.history, ...state.streets.filter(({ opened }) => opened === null).flatMap(({ asked }) => asked)]
}
const allWrongKnocks = (state: State): number =>
  state.wrongKnocks +
  state.streets.filter(({ opened }) => opened === null).reduce((sum, street) => sum + street.wrongKnocks, 0)

const sharpestOf = (asked: readonly Asked[]) =>
  asked.reduce<Asked | null>((best, one) => (one.shut > (best?.shut ?? 0) ? one : best), null)

/** The question that closed most shutters. */
export const sharpest = (state: State): Asked | null => sharpestOf(allAsked(state))

function types(asked: readonly Asked[]): string {
  const counts = new Map<About, number>()
  for (const { about } of asked) if (about) counts.set(about, (counts.get(about) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([about, count]) => `${aboutNames[about]} ${count}`)
    .join(', ')
}

/** The doors that were opened. */
export const summaryOf = ({ album }: Pick<State, 'album'>): Summary => [
  { label: m.shutter_street_doors_opened(), value: String(album.length) },
]

/** Questions and knocks of the player at a seat. */
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
    // What a street took is its questions and its wrong knocks.
    ...(best === null
      ? []
      : [
          {
            label: m.shutter_street_best_street2(),
            value: m.shutter_street_best_street_value({ count: best }),
          },
        ]),
    { label: m.shutter_street_questions_asked(), value: String(asked.length) },
    ...(asked.length > 0
      ? [{ label: m.shutter_street_shutters_closed_by_aquestion(), value: (closed / asked.length).toFixed(1) }]
      : []),
    ...(sharp?.question
      ? [
          {
            label: m.shutter_street_sharpest_question(),
            value: m.shutter_street_closed({ textOf: textOf(questionOf(sharp.question)), shut: sharp.shut }),
          },
        ]
      : []),
    ...(types(asked) ? [{ label: m.shutter_street_asked_about(), value: types(asked) }] : []),
    { label: m.shutter_street_wrong_knocks(), value: String(knocks) },
    ...(byHand ? [{ label: m.shutter_street_closing_mistakes(), value: String(slips) }] : []),
  ]
}

/** One kind sentence that tells how this game went. */
export function farewellOf(state: State): string {
  const doors = state.album.length
  const sharp = sharpest(state)
  if (doors === 0)
    return sharp
      ? m.shutter_street_your_best_question_closed_the_street({ shut: sharp.shut })
      : m.shutter_street_the_street_will_wait_for_you()
  const knocked = state.album.filter(({ opened }) => opened === 'knock').length
  const words = state.album.slice(-3).map(({ item }) => `“${itemOf(item).word}”`)
  const list = listed(words)
  if (knocked < doors) return m.shutter_street_the_lamps_are_lit_and_the({ list })
  if (sharp && sharp.shut >= state.level.windows / 2)
    return m.shutter_street_one_question_closed_shutters_the_album({ shut: sharp.shut, list })
  return m.shutter_street_you_found({ list })
}
