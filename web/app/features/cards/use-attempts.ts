import { useState } from 'react'

/** Runs what may fail; `again` does the same once more, for the window that says what failed. */
export function useAttempts() {
  const [again, setAgain] = useState<(() => void) | null>(null)
  const attempt = (run: () => Promise<void>) => {
    setAgain(() => () => void run())
    void run()
  }
  return { attempt, again }
}
