import { m } from '#messages'
import { ownText } from '../kit/index.ts'
import { caseFor, ownCase, type Source } from './cases.ts'
import type { TrialPlay } from './play-types.ts'
import type { CaseRecord, State } from './state.ts'

/** The field of an own exhibit, by its place in the case. */
export const exhibitField = (exhibit: number): string => `exhibit-${exhibit}`

export const sourceText = (source: Source): string => m.the_thought_trial_source({ source })
export const sourceOf = (now: CaseRecord, exhibit: number): Source =>
  caseFor(now.id).exhibits[exhibit]?.source ?? 'seen'

/** What the thought says; an own thought only as it was typed. */
export function thoughtText(play: TrialPlay, { now }: Pick<State, 'now'>): string {
  const text = caseFor(now?.id).thought || ownText(play, 0, 'thought')
  return text || m.the_thought_trial_my_own_thought()
}

/** What an exhibit says; an own one as it was typed, or else what its envelope asks for. */
export function exhibitText(play: TrialPlay, now: CaseRecord, exhibit: number): string {
  const { text, source } = caseFor(now.id).exhibits[exhibit] ?? { text: '', source: 'seen' }
  return text || ownText(play, 0, exhibitField(exhibit)) || m.the_thought_trial_own_exhibit({ source })
}
export const isOwn = ({ now }: Pick<State, 'now'>): boolean => now?.id === ownCase.id

/** The fairer way to say it that was chosen; '' for one's own words that aren't typed. */
export function fairerText(now: CaseRecord, own: string): string {
  const [verdict = 'continued'] = now.verdicts
  if (now.starter === 'own') return own
  if (typeof now.starter === 'number') return caseFor(now.id).starters[now.starter]?.text ?? ''
  return m.the_thought_trial_usual_verdict({ verdict })
}
