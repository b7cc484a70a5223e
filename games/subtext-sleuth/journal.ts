import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { mean, oneDecimal } from '../kit/statistics.ts'
import type { Level } from './levels.ts'
import { threadOf } from './library.ts'
import { evidenceOf } from './lens.ts'
import { askOf, chosenOf } from './rules.ts'
import type { Move, Note, Sent, State } from './state.ts'
import type { Meaning } from './thread.ts'

export type SleuthPlay = Play<Level, State, Move>

const faceNames = ['hurt', 'let down', 'neutral', 'pleased', 'delighted'] as const
export const nameOfFace = (face: number): string => faceNames[face] ?? 'neutral'

const most = 200
const clip = (text: string) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
const results = { likely: 'correct', plausible: 'correct', off: 'incorrect' } as const

function logFiling(play: SleuthPlay, before: State, after: State, rtMs: number): void {
  const ask = askOf(before)
  const meaning = chosenOf(before)
  if (!ask || !meaning) return
  const thread = threadOf(before.id)
  const clues = before.picked.map((id) => evidenceOf(thread, id))
  const accepted = after.phase === 'filed' && after.notes.at(-1)?.fit !== 'shown'
  const weak = before.picked.some((id) => [...meaning.strong, ...meaning.weak].includes(id)) && meaning.fit !== 'off'
  play.trial({
    target: clip(ask.question),
    response: clip(`${meaning.text}${meaning.fit === 'plausible' ? ' (plausible)' : ''} [${clues.join('; ')}]`),
    result: accepted ? 'correct' : weak ? 'approx' : 'incorrect',
    rtMs,
    moves: before.picked.length + 1,
    cue: before.misses > 0 || before.hinted ? 1 : 0,
  })
}

function logVote(play: SleuthPlay, before: State, meaning: Meaning | undefined, player: number): void {
  if (!meaning) return
  play.trial({
    player,
    target: clip(`Vote: ${askOf(before)?.question ?? ''}`),
    response: clip(meaning.text),
    result: results[meaning.fit],
  })
}

function logForecast(play: SleuthPlay, before: State, face: number, player: number): void {
  const sent = before.sent.at(-1)
  if (!sent) return
  const gap = Math.abs(face - sent.face)
  play.trial(
    {
      player,
      target: clip(`Forecast: ${sent.text}`),
      response: `expected ${nameOfFace(face)}, was ${nameOfFace(sent.face)} (gap ${gap})`,
      result: gap <= 1 ? 'correct' : gap === 2 ? 'approx' : 'incorrect',
    },
    'open',
  )
}

/** Logs what a move shows about `player`, whose turn it was. */
export function logMove(
  play: SleuthPlay,
  before: State,
  move: Move,
  { player, rtMs }: { player: number; rtMs: number },
) {
  if (move.kind === 'file') logFiling(play, before, play.state.value, rtMs)
  if (move.kind === 'vote' && move.meaning !== null)
    logVote(play, before, askOf(before)?.meanings[move.meaning], player)
  if (move.kind === 'forecast' && move.face !== null) logForecast(play, before, move.face, player)
}

/** Returns the mean gap between one player's forecasts and the reactions, or null if there are none. */
export function gapOf(sent: readonly Sent[], seat: number, seats: number): number | null {
  return mean(
    sent.flatMap(({ seat: first, forecasts, face }) =>
      forecasts.flatMap((one, i) => (one === null || (first + i) % seats !== seat ? [] : [Math.abs(one - face)])),
    ),
  )
}

function kindsOf(notes: readonly Note[]): string {
  const counts = new Map<string, number>()
  for (const { clues } of notes) for (const { kind } of clues) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')
}

/** Returns the case, and what to remember from it. */
export function summaryOf({ id, phase, headline }: Pick<State, 'id' | 'phase' | 'headline'>): Summary {
  if (id === '') return [{ label: m.subtext_sleuth_cases_closed(), value: '0' }]
  const thread = threadOf(id)
  return [
    {
      label: m.subtext_sleuth_case(),
      value:
        phase === 'over' && headline !== null ? thread.title : m.subtext_sleuth_title_open({ title: thread.title }),
    },
    { label: m.subtext_sleuth_to_remember(), value: thread.insight },
  ]
}

/** Returns one player's inferences, evidence, clues, and forecasts. Group votes are in the trials. */
export function measuresOf({ state, share }: Pick<SleuthPlay, 'state' | 'share'>, seat: number): Summary {
  const { id, sent, seats } = state.value
  if (id === '') return []
  const notes = state.value.notes.filter((note) => note.seat === seat)
  const own = notes.filter(({ fit }) => fit !== 'shown')
  const clues = own.flatMap((note) => note.clues)
  const strong = clues.filter((clue) => clue.strong).length
  const plausible = own.filter(({ fit }) => fit === 'plausible').length
  const gap = gapOf(sent, seat, seats)
  const kinds = kindsOf(own)
  const { retries } = share(seat, (now) => ({ retries: now.retries }))
  return [
    {
      label: m.subtext_sleuth_inferences_accepted(),
      value:
        plausible > 0
          ? m.subtext_sleuth_accepted_of_total_some_plausible({ accepted: own.length, total: notes.length, plausible })
          : outOf(own.length, notes.length),
    },
    {
      label: m.subtext_sleuth_evidence(),
      value: m.subtext_sleuth_strong_weak({ strong, weak: clues.length - strong }),
    },
    ...(kinds === '' ? [] : [{ label: m.subtext_sleuth_clues_used(), value: kinds }]),
    ...(gap === null
      ? []
      : [
          {
            label: m.subtext_sleuth_forecast_gap(),
            value: m.subtext_sleuth_steps_of_4_steps({ steps: oneDecimal(gap) }),
          },
        ]),
    { label: m.subtext_sleuth_retries(), value: String(retries) },
  ]
}

/** Returns how the case ended, which depends on the last reply. */
export function farewellOf({ id, sent, headline }: Pick<State, 'id' | 'sent' | 'headline'>): string {
  const ending = sent.at(-1)?.ending
  if (id === '') return m.subtext_sleuth_your_cases_will_be_here_next_time()
  if (headline === null || !ending) return m.subtext_sleuth_title_is_still_open({ title: threadOf(id).title })
  return ending
}
