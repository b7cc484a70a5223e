import { m } from '#messages'
import { escaped, printedText, twinPage, wrap, type KeepsakePicture } from '../kit/index.ts'
import { changeFor } from './content.ts'
import { highest, ratedName } from './journal.ts'
import { placeOf, shownRungs } from './ladder.ts'
import { ladderFor, stepFor } from './ladders.ts'
import type { LadderPlay } from './play-types.ts'
import type { Rung, State } from './state.ts'
import { stepField } from './texts.ts'

const width = 800
const margin = 50
const rowHeight = 184
const blank = '_'.repeat(48)

const sheet = (height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g fill="#000" font-family="system-ui, sans-serif">${body}</g></svg>`,
  )}`
const text = (words: string, x: number, y: number, size: number, weight = 400): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(words)}</text>`
const line = (y: number, dashes = ''): string =>
  `<path d="M${margin} ${y}H${width - margin}" stroke="#000" stroke-width="1.500" ${dashes && `stroke-dasharray="${dashes}"`}/>`

/** What paper says of a rung: its step, the client's own words if they let it, or a line to write on. */
function paperText(play: LadderPlay, rung: Rung): string {
  const step = stepFor(rung.step ?? '')?.text || printedText(play, 0, stepField(rung)) || blank
  return [step, ...rung.changes.map((id) => changeFor(id)?.text ?? '')].join(' ')
}

/** One rung of the strip; what was tried fills in the last ratings and the helper. */
function rungRow(play: LadderPlay, state: State, rung: Rung, top: number): string {
  const { steps, tries } = state
  const at = tries.findLastIndex((one) => one.rung === rung.key)
  const tried = tries[at]
  const [think, found] = [printedText(play, 0, `think-${at}`), printedText(play, 0, `found-${at}`)]
  const helper = tried?.helper ? m.lighthouse_ladder_helper_kind({ helper: tried.helper }) : '__________'
  const ratings = m.lighthouse_ladder_paper_ratings({
    seems: ratedName(steps, rung.rating),
    before: tried ? ratedName(steps, tried.predicted) : '____',
    after: tried ? ratedName(steps, tried.actual) : '____',
    max: highest(steps),
  })
  const words = wrap(paperText(play, rung), 48).slice(0, 2)
  return [
    `<circle cx="${margin + 24}" cy="${top + 34}" r="24" fill="none" stroke="#000" stroke-width="3"/>`,
    text(String(placeOf(state, rung.key)), margin + 17, top + 43, 25, 700),
    ...words.map((part, row) => text(part, margin + 66, top + 32 + row * 28, 23, 700)),
    text(ratings, margin + 66, top + 92, 19),
    text(m.lighthouse_ladder_paper_helper({ helper }), margin + 520, top + 92, 19),
    text(m.lighthouse_ladder_paper_think({ words: think || blank }), margin + 66, top + 126, 19),
    text(m.lighthouse_ladder_paper_found({ words: found || blank }), margin + 66, top + 160, 19),
  ].join('')
}

/** The strip that folds between its rungs, the highest one on top. It has no dates. */
function strip(play: LadderPlay): KeepsakePicture[] {
  const state = play.state.value
  const rungs = shownRungs(state).toReversed()
  if (rungs.length === 0) return []
  const goal = ladderFor(state.goal)?.goal || printedText(play, 0, 'goal') || blank
  const first = 128
  const rows = rungs.map(
    (rung, at) => line(first + at * rowHeight, '12 8') + rungRow(play, state, rung, first + at * rowHeight),
  )
  const head = text(m.lighthouse_ladder_my_ladder(), margin, 60, 38, 700) + text(goal, margin, 102, 25)
  return [
    {
      picture: sheet(first + rungs.length * rowHeight + 20, head + rows.join('')),
      name: 'lighthouse-ladder',
      alt: m.lighthouse_ladder_my_ladder(),
    },
  ]
}

const days = 14
/** For adults: two weeks of rungs, in any order, with a line for each day. */
function twoWeeks(): KeepsakePicture {
  const columns = [
    [margin, m.lighthouse_ladder_day()],
    [margin + 70, m.lighthouse_ladder_rung()],
    [margin + 210, m.kit_before()],
    [margin + 320, m.lighthouse_ladder_after()],
    [margin + 420, m.lighthouse_ladder_helper_and_findings()],
  ] as const
  const first = 196
  const rows = Array.from({ length: days }, (_, day) => text(String(day + 1), margin, first + day * 58, 21) + line(first + 14 + day * 58)) // prettier-ignore
  const head = [
    text(m.lighthouse_ladder_two_weeks(), margin, 64, 38, 700),
    text(m.lighthouse_ladder_a_day_off_is_fine(), margin, 104, 20),
    ...columns.map(([x, label]) => text(label, x, 148, 19, 700)),
    line(160),
  ]
  return {
    picture: sheet(1035, head.join('') + rows.join('')),
    name: 'lighthouse-ladder-two-weeks',
    alt: m.lighthouse_ladder_two_weeks(),
    what: 'poster',
  }
}

/** What goes home: the strip, for adults a sheet for two weeks, and the same skill away from the screen. */
export function keepsakes(play: LadderPlay): KeepsakePicture[] {
  const twin = twinPage({
    name: 'sticky-note-ladder',
    title: m.lighthouse_ladder_sticky_note_ladder(),
    need: m.lighthouse_ladder_twin_need(),
    steps: [m.lighthouse_ladder_twin_step_1(), m.lighthouse_ladder_twin_step_2(), m.lighthouse_ladder_twin_step_3()],
    easier: m.lighthouse_ladder_twin_easier(),
    harder: m.lighthouse_ladder_twin_harder(),
    care: m.lighthouse_ladder_twin_care(),
  })
  return [...strip(play), ...(play.level.adult ? [twoWeeks()] : []), twin]
}
