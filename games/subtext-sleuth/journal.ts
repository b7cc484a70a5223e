import type { Play, Summary } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { threadOf } from './library.ts'
import { askOf, chosenOf } from './rules.ts'
import type { Move, Sent, State } from './state.ts'
import type { Meaning } from './thread.ts'

export type SleuthPlay = Play<Level, State, Move>

export const faceNames = ['hurt', 'let down', 'neutral', 'pleased', 'delighted'] as const
export const nameOfFace = (face: number): string => faceNames[face] ?? 'neutral'

const most = 200
const clip = (text: string) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
const results = { likely: 'correct', plausible: 'correct', off: 'incorrect' } as const

/** Seats other than the one whose turn it is are named; that one, or the person of a team, is filled in. */
function byVoter(play: SleuthPlay, before: State, voter: number): { player?: number } {
  const id = play.players[voter]?.id ?? 0
  const alone = play.players.every((one) => one.id < 100)
  return voter === before.seat || !alone ? {} : { player: id }
}

function logFiling(play: SleuthPlay, before: State, after: State, rtMs: number): void {
  const ask = askOf(before)
  const meaning = chosenOf(before)
  if (!ask || !meaning) return
  const thread = threadOf(before.id)
  const clues = before.picked.map((id) => `${thread.clues[id]?.kind ?? ''}: “${thread.clues[id]?.text ?? ''}”`)
  const accepted = after.phase === 'filed' && after.notes.at(-1)?.fit !== 'shown'
  const weak = before.picked.some((id) => [...meaning.strong, ...meaning.weak].includes(id)) && meaning.fit !== 'off'
  play.trial({
    target: clip(ask.question),
    response: clip(`${meaning.text}${meaning.fit === 'plausible' ? ' (plausible)' : ''} [${clues.join('; ')}]`),
    result: accepted ? 'correct' : weak ? 'approx' : 'incorrect',
    rtMs,
    moves: before.picked.length + 1,
    cue: before.misses > 0 ? 1 : 0,
  })
}

function logVote(play: SleuthPlay, before: State, meaning: Meaning | undefined, voter: number): void {
  if (!meaning) return
  play.trial({
    ...byVoter(play, before, voter),
    target: clip(`Vote: ${askOf(before)?.question ?? ''}`),
    response: clip(meaning.text),
    result: results[meaning.fit],
  })
}

function logForecast(play: SleuthPlay, before: State, face: number, voter: number): void {
  const sent = before.sent.at(-1)
  if (!sent) return
  const gap = Math.abs(face - sent.face)
  play.trial({
    ...byVoter(play, before, voter),
    target: clip(`Forecast: ${sent.text}`),
    response: `expected ${nameOfFace(face)}, was ${nameOfFace(sent.face)} (gap ${gap})`,
    result: gap <= 1 ? 'correct' : gap === 2 ? 'approx' : 'incorrect',
  })
}

/** Logs what a move says about the person who made it. */
export function logMove(play: SleuthPlay, before: State, move: Move, { voter, rtMs }: { voter: number; rtMs: number }) {
  if (move.kind === 'file') logFiling(play, before, play.state.value, rtMs)
  if (move.kind === 'vote' && move.meaning !== null) logVote(play, before, askOf(before)?.meanings[move.meaning], voter)
  if (move.kind === 'forecast' && move.face !== null) logForecast(play, before, move.face, voter)
}

/** How far forecasts were from what came, on average; null without any. */
export function gapOf(sent: readonly Sent[]): number | null {
  const gaps = sent.flatMap(({ forecasts, face }) =>
    forecasts.flatMap((one) => (one === null ? [] : [Math.abs(one - face)])),
  )
  return gaps.length === 0 ? null : gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
}

function kindsOf({ notes }: State): string {
  const counts = new Map<string, number>()
  for (const { fit, clues } of notes)
    if (fit !== 'shown') for (const { kind } of clues) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')
}

/** Inferences, evidence, forecasts and clues, as a therapist writes them down. */
export function summaryOf(state: State): Summary {
  const { id, notes, sent, retries, phase } = state
  if (id === '') return [{ label: 'Cases closed', value: '0' }]
  const thread = threadOf(id)
  const own = notes.filter(({ fit }) => fit !== 'shown')
  const clues = own.flatMap((note) => note.clues)
  const strong = clues.filter((clue) => clue.strong).length
  const plausible = own.filter(({ fit }) => fit === 'plausible').length
  const gap = gapOf(sent)
  const kinds = kindsOf(state)
  return [
    { label: 'Case', value: `${thread.title}${phase === 'over' && state.headline !== null ? '' : ' (open)'}` },
    {
      label: 'Inferences accepted',
      value: `${own.length} of ${notes.length}${plausible > 0 ? `, ${plausible} of them plausible` : ''}`,
    },
    { label: 'Evidence', value: `${strong} strong, ${clues.length - strong} weak` },
    ...(kinds === '' ? [] : [{ label: 'Clues used', value: kinds }]),
    ...(gap === null ? [] : [{ label: 'Forecast gap', value: `${gap.toFixed(1)} of 4 steps` }]),
    { label: 'Retries', value: String(retries) },
    { label: 'To remember', value: thread.insight },
  ]
}

/** How the case came out: by the last reply that was sent. */
export function farewellOf({ id, sent, headline }: Pick<State, 'id' | 'sent' | 'headline'>): string {
  const ending = sent.at(-1)?.ending
  if (id === '') return 'The folders wait for you.'
  if (headline === null || !ending) return `“${threadOf(id).title}” stays open. Its folder waits for you.`
  return ending
}
