let offered: (() => void) | null = null

/** Offers what a switch does while nothing can be chosen, for instance a poke. Returns how to take the offer back. */
export function offerIdlePress(act: () => void): () => void {
  offered = act
  return () => {
    if (offered === act) offered = null
  }
}

/** A switch was pressed while nothing can be chosen. */
export const idlePress = (): void => offered?.()
