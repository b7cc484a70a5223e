import { newSession, type TherapySession } from './session.ts'
import { trialVersion, type Trial } from './trial.ts'

let made = 0

/** A correct trial at the word 'Rabbit' for tests, with an id of its own. */
export function fakeTrial(part: Partial<Trial> = {}): Trial {
  made += 1
  return {
    ...{ version: trialVersion, id: `trial-${made}`, seat: 1, card: 'articulation-1', area: 'articulation' },
    ...{ target: 'R, initial, words', text: 'Rabbit', scale: 'accuracy', value: 'correct', cue: 0 },
    ...{ at: Date.UTC(2026, 4, 6, 15), by: 'adult', probe: false },
    ...part,
  }
}

/** A session for tests that starts with its first trial. */
export function fakeSession(part: Partial<TherapySession> = {}): TherapySession {
  return { ...newSession(), id: 'a', started: part.trials?.[0]?.at ?? Date.UTC(2026, 4, 6, 15), ...part }
}
