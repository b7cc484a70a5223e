import { friendsOf, themes, type Theme } from './friends.ts'

/** Names of friends who marched home in earlier games, newest last; anything else is left out. */
export function loftOf(grown: unknown): string[] {
  const loft = (grown as { loft?: unknown } | null | undefined)?.loft
  const known = new Set(themes.flatMap((theme) => friendsOf[theme].map(({ name }) => name)))
  return Array.isArray(loft) ? loft.filter((name): name is string => known.has(name as string)) : []
}

/** Moves more friends into the loft. */
export const moveIn = (grown: unknown, friends: readonly string[]) => ({
  loft: [...loftOf(grown).filter((name) => !friends.includes(name)), ...friends],
})

/** The two newest friends of a theme, to choose who hides first. */
export const firstsOf = (grown: unknown, theme: Theme): string[] =>
  loftOf(grown)
    .filter((name) => friendsOf[theme].some((friend) => friend.name === name))
    .slice(-2)
