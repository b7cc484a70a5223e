import { useState } from 'react'

/** Runs an action that may fail; `again` retries it from the error dialog. */
export function useRetry() {
  const [again, setAgain] = useState<(() => void) | null>(null)
  const attempt = (run: () => Promise<void>) => {
    setAgain(() => () => void run())
    void run()
  }
  return { attempt, again }
}
