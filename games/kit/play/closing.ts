import type { GameSpec, LevelBase, Summary } from '../game.ts'
import type { PlayInside } from './inside.ts'

/** What the end screen and GAME_OVER say; of a game that nobody has touched there is nothing to sum up. */
export function closingOf<Level extends LevelBase, State, Move>(
  spec: GameSpec<Level, State, Move>,
  play: PlayInside<Level, State, Move>,
): { farewell: string; summary: Summary } {
  if (!play.untouched()) return { farewell: spec.farewell(play), summary: spec.summary(play) }
  return {
    farewell: 'Nothing played yet. Start whenever you are ready.',
    summary: [{ label: 'Level', value: play.level.name }],
  }
}
