const known = new WeakMap<object, unknown[]>()

/**
 * What the player at a seat had when it was first asked for in a play: the kit stores what this play adds before the ending
 * is shown, so ask once in the view.
 */
export function grownBefore(
  play: { players: readonly unknown[]; grown: (seat: number) => unknown },
  seat: number,
): unknown {
  const all = known.get(play) ?? play.players.map((_, one) => play.grown(one))
  known.set(play, all)
  return all[seat]
}
