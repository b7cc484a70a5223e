interface Cooldown {
  /** A pointer goes down; false if that is too soon. Its click then counts as little as itself. */
  down(): boolean
  /** A key was pressed; false if that is too soon. */
  key(): boolean
  /** Something was pressed, by a pointer or without one; false if that is too soon. */
  click(): boolean
}

/** Ignores presses that follow one another too quickly: a small hand often taps twice, or rests on the glass. */
export function makeCooldown(ms: () => number, now: () => number): Cooldown {
  let last = -Infinity
  /** Whether the press of the pointer that is down counts. */
  let counts: boolean | null = null
  const take = () => {
    const taken = now() - last >= ms()
    if (taken) last = now()
    return taken
  }
  return {
    down: () => (counts = take()),
    key: take,
    click() {
      const pressed = counts ?? take()
      counts = null
      if (pressed) last = now()
      return pressed
    },
  }
}
