import type { Clock } from '@marigold/device'

/**
 * Measures the time to answer in milliseconds of the game's clock, which a pause stops. Time in which a text is read out,
 * by the device or by the adult, doesn't count: nobody can answer a question they haven't heard.
 */
export function makeAnswerTime(clock: Clock) {
  let openedAt = 0
  let readingSince: number | null = null
  return {
    /** A question is open from now on. */
    open() {
      openedAt = clock.now()
    },
    ms: () => Math.max(0, Math.round((readingSince ?? clock.now()) - openedAt)),
    /** Leaves out the time until `reading` is done. */
    async leaveOut(reading: Promise<void>): Promise<void> {
      readingSince ??= clock.now()
      const since = readingSince
      await reading
      if (readingSince !== since) return
      openedAt += clock.now() - Math.max(openedAt, since)
      readingSince = null
    },
  }
}
