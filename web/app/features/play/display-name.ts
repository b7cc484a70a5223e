import type { Game } from '@marigold/contract'
import { unescapeName } from '../../platform/words/unescape-name.ts'

const longest = 120

/** Returns the game's display name: the one in the URL, or the game's own. */
export function displayName(asked: string | null, { title, game_name }: Pick<Game, 'title' | 'game_name'>): string {
  const wanted = asked?.trim().slice(0, longest)
  return unescapeName(wanted || title || game_name)
}
