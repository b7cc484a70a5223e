import { m } from '#messages'
import type { Earned, Player, Trial } from '@marigold/contract'
import type { ReadonlySignal } from '@preact/signals'
import type { Practice } from '../game.ts'

interface Scored {
  practice: ReadonlySignal<Practice>
  person: ReadonlySignal<Player>
  log(trial: Partial<Trial> & { target: string; response: string }): void
  /** Adds results of a player. */
  add(player: number, results: readonly Earned[]): void
  /** Counts practice tries of a player. */
  count(player: number, tries: number): void
  earn(player: number, result: Earned): void
  answered(player: number, results: readonly Earned[]): void
  scored(): void
  ring(step: number): void
}

/** How much help it was isn't asked, so the cue is the least one. */
const trialOf = (earned: Earned): Pick<Trial, 'result' | 'cue'> => ({
  result: earned === 'notYet' ? 'incorrect' : 'correct',
  cue: earned === 'helped' ? 1 : 0,
})

/** Takes in the practice of turns: the cards of the player page, and tries that the adult scores in the game. */
export function makePracticeScores({ practice, person, log, add, count, earn, answered, scored, ring }: Scored) {
  const logSkipped = (player: number) =>
    log({ player, target: m.kit_practice(), response: m.kit_skipped(), scoredBy: 'adult', event: true })
  return {
    cardsDone(player: number, results: readonly Earned[]) {
      const tries = results.filter((one) => one !== 'skipped').length
      add(player, results)
      count(player, tries)
      for (let i = tries; i < results.length; i++) logSkipped(player)
      answered(player, results)
    },
    scorePractice(earned: Earned) {
      const { done, of, by } = practice.value
      if (done >= of || by !== 'adult') return
      const { id } = person.value
      if (earned === 'skipped') {
        add(id, [earned])
        earn(id, earned)
        logSkipped(id)
      } else {
        log({ target: 'practice', response: '', ...trialOf(earned), scoredBy: 'adult' })
        count(id, 1)
        ring(done)
      }
      scored()
    },
  }
}
