import { m } from '#messages'
import type { Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { kinds, type Kind, type State, type Step, type Outcome } from './state.ts'

type Played = Pick<State, 'told' | 'steps' | 'now'>

/** All ways so far, with the story each was for. */
function stepsOf({ told, steps, now }: Played): { step: Step; story: number }[] {
  const begun = now.kind !== null || now.own !== null ? [now] : []
  return [...told.map((one) => one.steps), [...steps, ...begun]].flatMap((all, story) =>
    all.map((step) => ({ step, story })),
  )
}

/** The kinds of these ways, each with its count: 'ask 2, wait 1'. */
function kindsIn(steps: readonly Step[]): string {
  const all: readonly Kind[] = [...kinds, 'own']
  return all
    .map((kind) => ({ kind, count: steps.filter((step) => step.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => m.plank_by_plank_kind_and_count({ kind, count }))
    .join(', ')
}

/** What a player did: ways picked, ideas and lines that the adult heard, with how many cues, and answers in role. */
export function countsOf(state: Played, seat: number) {
  const all = stepsOf(state)
  const own = all.filter(({ step }) => step.seat === seat)
  const picked = own.filter(({ step }) => step.kind !== null)
  const ideas = own.filter(({ step }) => step.own !== null)
  const lines = picked.filter(({ step }) => step.said !== null)
  return {
    stories: new Set(picked.map(({ story }) => story)).size,
    picked: picked.length,
    pickedKinds: kindsIn(picked.map(({ step }) => step)),
    ideas: ideas.length,
    ideasCued: ideas.filter(({ step }) => step.help > 0 || (step.own?.cue ?? 0) > 0).length,
    help: own.reduce((sum, { step }) => sum + step.help, 0),
    lines: lines.length,
    linesCued: lines.filter(({ step }) => (step.said?.cue ?? 0) > 0).length,
    lineKinds: kindsIn(lines.map(({ step }) => step)),
    guesses: picked.filter(({ step }) => step.guess !== null && step.guess !== 'unsure').length,
  }
}

/** How often a player answered for the one across. */
export const answeredBy = (state: Played, seat: number, seats: number): number =>
  seats > 1 ? stepsOf(state).filter(({ step }) => step.by === 'player' && (step.seat + 1) % seats === seat).length : 0

/** One line for the progress note: what happened, and never what somebody typed, named, or should have done. */
export function noteOf(state: Played & Pick<State, 'seats'>, seat: number): string {
  const { stories, pickedKinds, ideas, ideasCued, lines, linesCued, lineKinds } = countsOf(state, seat)
  const answered = answeredBy(state, seat, state.seats)
  return noteLine([
    { of: stories, text: m.plank_by_plank_note_picked({ stories, kinds: pickedKinds }) },
    { of: ideas, text: m.plank_by_plank_note_ideas({ ideas, cued: ideasCued }) },
    { of: lines, text: m.plank_by_plank_note_lines({ lines, cued: linesCued, kinds: lineKinds }) },
    { of: answered, text: m.plank_by_plank_note_answered({ answered }) },
  ])
}

const endedBy = (told: readonly Outcome[], seat: number) => told.filter((one) => one.seat === seat)

/** What all players did together. */
export function summaryOf({ told, seats }: State): Summary {
  const done = told.filter(({ steps }) => steps.some(({ kind }) => kind !== null)).length
  return seats > 1 && done > 0 ? [{ label: m.plank_by_plank_stories_with_a_way(), value: String(done) }] : []
}

/** What one player did. A way that was only picked is listed apart from a line that was heard. */
export function measuresOf(state: State, seat: number): Summary {
  const { picked, pickedKinds, ideas, ideasCued, help, lines, linesCued, guesses } = countsOf(state, seat)
  const answered = answeredBy(state, seat, state.seats)
  const ended = endedBy(state.told, seat)
  const note = noteOf(state, seat)
  const line = (label: string, of: number, value = String(of)) => (of > 0 ? [{ label, value }] : [])
  return [
    ...line(m.plank_by_plank_ways_picked(), picked),
    ...line(m.plank_by_plank_ways_by_kind(), picked, pickedKinds),
    ...line(
      m.plank_by_plank_own_ideas_heard(),
      ideas,
      m.plank_by_plank_count_and_cues({ count: ideas, cued: ideasCued }),
    ),
    ...line(m.plank_by_plank_help_with_an_idea(), help),
    ...line(m.plank_by_plank_lines_heard(), lines, m.plank_by_plank_count_and_cues({ count: lines, cued: linesCued })),
    ...line(m.plank_by_plank_guesses_made(), guesses),
    ...line(m.plank_by_plank_answers_in_role(), answered),
    ...line(m.plank_by_plank_helpers_brought_in(), ended.filter(({ helper }) => helper).length),
    ...(note ? [{ label: m.kit_for_the_note(), value: note }] : []),
  ]
}
