import type { Client, Goal, Training } from '../../../caseload/records.ts'
import { newRecord } from '../../../caseload/records.ts'
import { goalText, picksOf, type GoalTemplate } from './bank/template.ts'

/** Durations and frequencies are scored by opportunity, right or not. */
const measureOf: Record<GoalTemplate['measure'], Goal['measure']> = {
  accuracy: 'accuracy',
  assistance: 'assistance',
  participation: 'participation',
  'self-rating': 'rating',
  duration: 'accuracy',
  frequency: 'accuracy',
}

/** The criterion of a template in percent: '4 of 5' is 80. */
function criterionOf({ criterion: { percent, count, of } }: GoalTemplate): number | undefined {
  return percent ?? (count !== undefined && of !== undefined ? Math.round((100 * count) / of) : undefined)
}

/** What trains a template's goal: its own cards, named after its area, or one of the games. */
function trainingOf(template: GoalTemplate, games: readonly Training[]): Training | undefined {
  const { trains } = template
  if (!trains) return undefined
  if (trains.kind === 'game') return games.find((one) => one.kind === 'game' && one.slug === trains.slug)
  return { kind: 'cards', title: template.area, line: template.behavior, pictures: [], picks: picksOf(trains) }
}

/** A new goal of a client, filled in from a template; its text names the client by code. */
export function goalOfTemplate(template: GoalTemplate, client: Client, games: readonly Training[]): Goal {
  const criterion = criterionOf(template)
  const training = trainingOf(template, games)
  return {
    ...emptyGoal(client),
    text: goalText(template).replaceAll('the client', client.code),
    measure: measureOf[template.measure],
    sessions: template.criterion.sessions ?? 3,
    template: template.id,
    ...(criterion !== undefined && { criterion }),
    ...(training && { training }),
  }
}

/** A new goal without a text. */
export function emptyGoal(client: Client): Goal {
  const measure =
    client.discipline === 'OT' ? 'assistance' : client.discipline === 'MIND' ? 'participation' : 'accuracy'
  return { ...newRecord(), client: client.id, text: '', measure, sessions: 3, cues: [], status: 'active' }
}
