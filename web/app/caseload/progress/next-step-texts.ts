import { m } from '#messages'
import { listed, percentText } from '../../platform/words/words.ts'
import { inARow, leastTrials } from './aim.ts'
import { valueText } from './chart-texts.ts'
import { easyFrom, hardBelow, type Level, type NextStep } from './next-step.ts'
import { valueOf, type Measure, type Point } from './points.ts'
import { unitOf } from './series.ts'

const lessCues = {
  0: m.caseload_progress_try_it_without_cues(),
  1: m.caseload_progress_try_minimal_cues_instead_of(),
  2: m.caseload_progress_try_moderate_cues_instead_of(),
}
const moreCues = {
  1: m.caseload_progress_give_minimal_cues(),
  2: m.caseload_progress_give_moderate_cues_instead_of(),
  3: m.caseload_progress_give_maximal_cues_instead_of(),
}
const lessAssistance = {
  0: m.caseload_progress_try_it_without_assistance(),
  1: m.caseload_progress_try_minimal_assistance_instead_of(),
  2: m.caseload_progress_try_moderate_assistance_instead_of(),
}
const up: Record<Level, string> = {
  words: m.caseload_progress_move_on_from_words_to_phrases(),
  phrases: m.caseload_progress_move_on_from_phrases_to_sentences(),
  sentences: m.caseload_progress_move_on_from_sentences_to_conversation(),
}
const down: Record<Level, string> = {
  words: m.caseload_progress_go_back_to_syllables_or(),
  phrases: m.caseload_progress_go_back_from_phrases_to_words(),
  sentences: m.caseload_progress_go_back_from_sentences_to_phrases(),
}
const harder: Record<Measure, string> = {
  accuracy: m.caseload_progress_move_on_to_a_harder_level(),
  assistance: m.caseload_progress_try_a_harder_task_or(),
  participation: m.caseload_progress_try_a_longer_activity_or(),
  rating: '',
}
const easier: Record<Measure, string> = {
  accuracy: m.caseload_progress_go_back_to_an_easier_level(),
  assistance: m.caseload_progress_try_an_easier_task_or(),
  participation: m.caseload_progress_try_a_shorter_activity_with(),
  rating: '',
}

function waitText(measure: Measure): string {
  return measure === 'accuracy'
    ? m.caseload_progress_a_suggestion_needs_sessions_with_trials({ sessions: inARow, trials: leastTrials })
    : m.caseload_progress_a_suggestion_needs_scored_sessions({ sessions: inARow })
}

/** What to try next. */
export function adviceText(measure: Measure, step: NextStep): string {
  switch (step.kind) {
    case 'wait':
      return waitText(measure)
    case 'review':
      return m.caseload_progress_mark_the_goal_as_met_or()
    case 'less-help':
      return (measure === 'accuracy' ? lessCues : lessAssistance)[step.to]
    case 'more-help':
      return moreCues[step.to]
    case 'harder':
      return step.level ? up[step.level] : harder[measure]
    case 'easier':
      return step.level ? down[step.level] : easier[measure]
    case 'stay':
      return m.caseload_progress_keep_practicing_at_this_level()
    case 'keep':
      return m.caseload_progress_keep_using_this_strategy()
    case 'change':
      return m.caseload_progress_try_a_different_strategy()
  }
}

const easy = { percent: percentText(easyFrom), sessions: inARow }
const hard = { percent: percentText(hardBelow), sessions: inARow }
const between = { easy: percentText(easyFrom), hard: percentText(hardBelow), sessions: inARow }

const rules: Record<Measure, Partial<Record<NextStep['kind'], string>>> = {
  accuracy: {
    'less-help': m.caseload_progress_rule_at_least_same_level(easy),
    'more-help': m.caseload_progress_rule_below_same_level(hard),
    harder: m.caseload_progress_rule_at_least_without_cues(easy),
    easier: m.caseload_progress_rule_below_with_maximal_cues(hard),
    stay: m.caseload_progress_rule_stay_between(between),
  },
  assistance: {
    'less-help': m.caseload_progress_rule_assistance_or_less(easy),
    harder: m.caseload_progress_rule_independent(easy),
    easier: m.caseload_progress_rule_not_attempted(hard),
    stay: m.caseload_progress_rule_stay_assistance(easy),
  },
  participation: {
    harder: m.caseload_progress_rule_joined_in(easy),
    easier: m.caseload_progress_rule_rarely_joined_in(hard),
    stay: m.caseload_progress_rule_stay_participation(between),
  },
  rating: {
    keep: m.caseload_progress_rule_better_after({ sessions: inARow }),
    change: m.caseload_progress_rule_not_better_after({ sessions: inARow }),
    stay: m.caseload_progress_rule_stay_rating({ sessions: inARow }),
  },
}

/** The rule behind a suggestion; null before there is one. */
export function ruleText(goal: { measure: Measure; sessions: number }, { kind }: NextStep): string | null {
  if (kind === 'review') return m.caseload_progress_rule_criterion_met({ count: goal.sessions })
  return rules[goal.measure][kind] ?? null
}

/** The sessions that a suggestion rests on: 'The last 2 sessions: 92% and 95%.' */
export function reasonText(measure: Measure, points: readonly Point[]): string {
  const values = points.map((point) =>
    measure === 'rating' && point.rated
      ? m.caseload_progress_from_to({ before: point.rated[0], after: point.rated[1] })
      : valueText(unitOf(measure), valueOf(measure, point) ?? 0),
  )
  return m.caseload_progress_the_last_sessions({ count: points.length, values: listed(values) })
}
