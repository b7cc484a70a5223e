import { storedText } from './stored-text.ts'

const visibility = storedText('marigold-first-steps')
const finished = storedText('marigold-game-finished')

/** Hides the first steps on home, until `showFirstSteps`. */
export const hideFirstSteps = (): void => visibility.write('hidden')

/** Shows the first steps on home again, even if all of them are done. */
export const showFirstSteps = (): void => visibility.write('shown')

/** Forgets the choice: the first steps are shown until they are done. */
export const resetFirstSteps = (): void => visibility.write(null)

/** Returns what the user chose: 'hidden', 'shown', or null for no choice. */
export const useFirstStepsChoice = (): string | null => visibility.use()

/** Records on this device that the user has played a game to its end. */
export function noteGameFinished(): void {
  if (finished.read() === null) finished.write('1')
}

/** Returns true if the user has played a game to its end on this device. */
export const useGameFinished = (): boolean => finished.use() !== null
