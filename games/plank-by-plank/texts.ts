import { m } from '#messages'
import { startsBadly, storyNow, storyOf, waysAt } from './content.ts'
import { crossings, type Cross, type Guess, type Kind, type Outcome, type State, type Step } from './state.ts'

export const kindText = (kind: Kind): string => m.plank_by_plank_kind({ kind })
export const guessText = (guess: Guess): string =>
  guess === 'unsure' ? m.kit_i_cant_tell() : m.plank_by_plank_guess({ guess })

/** What the step that is tried now says; null for an own idea, which has no words here. */
export function lineNow(state: State): string | null {
  const { way } = state.now
  return way === null ? null : (waysAt(state, storyNow(state), state.steps.length)[way]?.line ?? null)
}

/** The line of a step of a story, as it is printed. */
export const lineOf = (
  state: Pick<State, 'level'>,
  story: ReturnType<typeof storyNow>,
  step: Step,
  at: number,
): string | null => (step.way === null ? null : (waysAt(state, story, at)[step.way]?.line ?? null))

/** What the one across says. */
export function replyText(state: State): string {
  const { way, answer } = state.now
  const { who } = storyNow(state)
  if (answer === 'notYet' || answer === 'other') return m.plank_by_plank_answered({ answer, name: who })
  const reply = way === null ? null : waysAt(state, storyNow(state), state.steps.length)[way]?.reply
  return reply ?? m.plank_by_plank_answered({ answer: 'okay', name: who })
}

/** The story and, after a bad start, what came out wrong. */
export function storyText(state: State): string {
  const story = storyNow(state)
  if (!startsBadly(state, story) || state.steps.length > 0) return story.text
  return `${story.text} ${m.plank_by_plank_you_snapped({ name: story.who })}`
}

export const temperText = ({ temper, ...state }: State): string =>
  m.plank_by_plank_temper({ temper, name: storyNow(state as State).who })

/** Whether nobody has tried anything in a story. */
const isUntried = (steps: readonly Step[]): boolean => steps.every(({ passed }) => passed)

/** What to do when a way is to be found or picked. */
export function askText(state: State): string {
  const story = storyNow(state)
  const { who: name } = story
  const isFirst = isUntried(state.steps)
  const isBad = startsBadly(state, story)
  const toRepair = isBad && state.steps.length === 0
  if (story.safety)
    return isFirst ? m.plank_by_plank_what_will_you_tell({ name }) : m.plank_by_plank_what_else_could_you_tell({ name })
  if (state.phase === 'own') {
    if (state.now.help === 1) return m.plank_by_plank_a_starter()
    if (state.now.help === 2) return m.plank_by_plank_kinds_of_ideas()
    return toRepair ? m.plank_by_plank_how_could_you_repair_it() : m.plank_by_plank_your_idea_first()
  }
  if (toRepair) return m.plank_by_plank_pick_a_repair()
  if (isFirst || isBad) return m.plank_by_plank_what_will_you_try()
  return state.level.twist === 'temper'
    ? m.plank_by_plank_what_would_you_try_now()
    : m.plank_by_plank_find_another_way()
}

/** How a story ends, in a short sentence. */
export function endingText({ story: id, ending, steps }: Outcome): string {
  const { safety, who: name } = storyOf(id)
  if (!safety) return m.plank_by_plank_ending({ ending })
  return isUntried(steps) ? m.plank_by_plank_you_can_tell_anytime({ name }) : m.plank_by_plank_you_are_with({ name })
}

interface EndChoice<Value> {
  value: Value
  label: string
  /** What comes of it, in six words or fewer. */
  outcome: string
}
/** How both go on: each choice gives something that the other one doesn't. */
export function crossChoices({ steps }: Pick<State, 'steps'>): EndChoice<Cross>[] {
  const waits = steps.at(-1)?.answer === 'notYet'
  return crossings.map((cross) => ({
    value: cross,
    label: m.plank_by_plank_cross({ cross }),
    outcome:
      waits && cross === 'meet' ? m.plank_by_plank_when_both_are_ready() : m.plank_by_plank_cross_stakes({ cross }),
  }))
}

/** Who is brought in; in a safety story, who else could know. */
export function helperChoices({ who: name, safety }: ReturnType<typeof storyNow>): EndChoice<boolean>[] {
  const [alone, helped] = safety
    ? [m.plank_by_plank_just_name_for_now({ name }), m.plank_by_plank_one_more_adult()]
    : [m.plank_by_plank_just_us(), m.plank_by_plank_ask_a_helper()]
  const [quiet, more] = safety
    ? [m.plank_by_plank_just_name_stakes(), m.plank_by_plank_one_more_adult_stakes()]
    : [m.plank_by_plank_just_us_stakes(), m.plank_by_plank_ask_a_helper_stakes()]
  return [
    { value: false, label: alone, outcome: quiet },
    { value: true, label: helped, outcome: more },
  ]
}

/** What is asked when a story ends. */
export function endTitle({ phase, ...state }: State): string {
  if (phase === 'cross') return m.plank_by_plank_how_do_you_want_to_cross()
  return storyNow(state).safety
    ? m.plank_by_plank_who_else_could_know()
    : m.plank_by_plank_do_you_want_to_bring_someone_in()
}
/** That question and its choices, to be read aloud; empty while something else is asked. */
export function endSpoken(state: State): string {
  if (state.phase !== 'cross' && state.phase !== 'helper') return ''
  const choices = state.phase === 'cross' ? crossChoices(state) : helperChoices(storyNow(state))
  return [endTitle(state), ...choices.map(({ label, outcome }, at) => `${at + 1}: ${label}. ${outcome}`)].join(' ')
}
