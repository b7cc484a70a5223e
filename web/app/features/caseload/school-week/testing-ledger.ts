import { chanceFrom } from '@marigold/device'
import { vi } from 'vitest'
import { clientOf, currentSeat, nextSeat } from '../../../players/table.ts'
import { newId } from '../../../platform/new-id.ts'
import { fakeTrial } from '../../../caseload/fake-trial.ts'
import { withTrial } from '../../../caseload/session.ts'
import { scaleValues, type Scale, type ScaleValue, type Trial } from '../../../caseload/trial.ts'
import { type Window } from './testing-window.ts'

/** One response as it happened, whatever the app made of it. */
export interface Response {
  /** The id of the trial that stands for it. */
  id: string
  visit: string
  child: string
  scale: Scale
  value: ScaleValue
  cue: number
  probe: boolean
  at: number
}

/** A child in a visit, as it happened. */
export interface Presence {
  status: 'present' | 'absent' | 'makeup'
  minutes: number
}

/** What really happened in a week: every response, and who was where for how long. */
export class Ledger {
  responses: Response[] = []
  visits = new Map<string, Map<string, Presence>>()
  readonly chance = chanceFrom(20_260_302)

  attend(visit: string, presence: Record<string, Presence>) {
    this.visits.set(visit, new Map(Object.entries(presence)))
  }
  of(child: string, visit?: string): Response[] {
    return this.responses.filter((one) => one.child === child && (visit === undefined || one.visit === visit))
  }
  visitsOf(child: string): string[] {
    return [...this.visits].filter(([, presence]) => presence.has(child)).map(([visit]) => visit)
  }
  /** Trials with the best value of a scale that has one, and those that count. Not taking part counts, too. */
  share(responses: readonly Response[]): { correct: number; answered: number; trials: number } {
    const answered = responses.filter(({ scale, value }) => scale === 'participation' || value !== 'none')
    const best = answered.filter(({ scale, value }) => scale !== 'rating' && value === scaleValues[scale][0])
    return {
      correct: best.length,
      ...{ answered: answered.length, trials: responses.length },
    }
  }

  /** The numbers in a note about some responses: what succeeded of what was answered, or the ratings before and after. */
  noteResults(responses: readonly Response[]): string[] {
    const [first] = responses
    if (!first) return []
    if (first.scale === 'rating') {
      const rated = responses.filter(({ value }) => value !== 'none').map(({ value }) => value)
      return rated.length > 1 ? [`${rated[0]} of ${rated.at(-1)}`] : []
    }
    const { correct, answered } = this.share(responses)
    return [`${correct} of ${answered}`]
  }

  /** The level of the last three visits with enough practice: in percent together, or the mean of the ratings after. */
  level(child: string): string {
    const practice = this.of(child).filter(({ probe }) => !probe)
    const visits = [...Map.groupBy(practice, ({ visit }) => visit).values()].slice(-3)
    if (practice[0]?.scale === 'rating') {
      const after = visits.map((of) => Number(of.findLast(({ value }) => value !== 'none')?.value))
      const mean = after.reduce((sum, one) => sum + one, 0) / after.length
      return `${Math.round(10 * mean) / 10} of 5`
    }
    const { correct, answered } = this.share(visits.flat())
    return `${Math.round((100 * correct) / answered)}%`
  }
}

const nameAt = ({ playersNow }: Window, seat: number) => playersNow().find((player) => player.seat === seat)?.name

/** Passes the turn until it is this child's, as a tap on the name in the scoring strip does. */
export function passTo(window: Window, child: string) {
  const seat = () => currentSeat(window.playersNow(), window.sessionNow().seat)
  for (let taps = 0; nameAt(window, seat()) !== child; taps += 1) {
    if (taps > 6) throw new Error(`${child} has no turn`)
    window.changeSession((now) => ({ ...now, seat: nextSeat(window.playersNow(), seat()) }))
  }
}

/** Scores a response on the card of the player whose turn it is, as the viewer does, and passes the turn. */
export function score(window: Window, part: Partial<Trial> = {}): Trial {
  const players = window.playersNow()
  const seat = currentSeat(players, window.sessionNow().seat)
  const player = players.find((one) => one.seat === seat)
  const scale = player?.scale ?? 'accuracy'
  const trial = fakeTrial({ seat, ...clientOf(player), scale, at: Date.now(), id: newId(), ...part })
  window.changeSession((now) => ({ ...withTrial(now, trial), seat: nextSeat(players, seat) }))
  return trial
}

/** A child responds: the therapist passes the turn to their name and scores. The ledger has what happened. */
export function respond(window: Window, ledger: Ledger, visit: string, child: string, part: Partial<Trial> = {}) {
  passTo(window, child)
  const player = window.playersNow().find(({ name }) => name === child)
  const scale = player?.scale ?? 'accuracy'
  const value = part.value ?? ledger.chance.pick([...scaleValues[scale], 'none'] as const)
  const cue = part.cue ?? (scale === 'accuracy' ? (ledger.chance.int(0, 3) as Trial['cue']) : 0)
  const { id, probe, at } = score(window, { ...part, value, cue })
  // The next response comes a moment later.
  vi.setSystemTime(at + 1000)
  ledger.responses.push({ id, visit, child, scale, value, cue, probe, at })
}

/** Undoes the last score, as the viewer does; the response counts for nothing. */
export function undo(window: Window, ledger: Ledger) {
  const last = window.sessionNow().trials.findLast((one) => one.area !== 'game')
  window.changeSession((now) => ({ ...now, trials: now.trials.filter(({ id }) => id !== last?.id) }))
  ledger.responses = ledger.responses.filter(({ id }) => id !== last?.id)
}
