import type { Game } from '@marigold/contract'
import { plainName } from '../../platform/words/plain-name.ts'

const longest = 120

/** What the player calls a game: the name that its address asks for, else the game's own. */
export function nameToShow(asked: string | null, { title, game_name }: Pick<Game, 'title' | 'game_name'>): string {
  const wanted = asked?.trim().slice(0, longest)
  return plainName(wanted || title || game_name)
}
