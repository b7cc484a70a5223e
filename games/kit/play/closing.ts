import type { GameSpec, LevelBase, Summary, Values } from '../game.ts'
import type { PlayInside } from './inside.ts'
import { measuresOf } from './measures.ts'

/** Support and access that shaped everything above: without it, the numbers would look like independent work. */
function supportOf({ errorless, scan }: Values): Summary {
  return [
    ...(errorless === true ? [{ label: 'Support', value: 'Errorless: only right answers could be chosen' }] : []),
    ...(scan === 'one' || scan === 'two'
      ? [{ label: 'Access', value: scan === 'one' ? 'One switch, response times not measured' : 'Two switches' }]
      : []),
  ]
}

/** Whether only right choices are offered: errorless learning is on, in a game and with settings that have it. */
export const isErrorless = ({ fields }: Pick<GameSpec<LevelBase, never, never>, 'fields'>, values: Values): boolean =>
  values.errorless === true && fields.some(({ key, when }) => key === 'errorless' && (when?.(values) ?? true))

/** What the end screen and GAME_OVER say; of a game that nobody has touched there is nothing to sum up. */
export function closingOf<Level extends LevelBase, State, Move>(
  spec: GameSpec<Level, State, Move>,
  play: PlayInside<Level, State, Move>,
): { farewell: string; summary: Summary } {
  if (play.untouched())
    return {
      farewell: 'Nothing played yet. Start whenever you are ready.',
      summary: [{ label: 'Level', value: play.level.name }],
    }
  // Right answers mean little where nothing else could be chosen, so the summary says so.
  const support = isErrorless(spec, play.values)
    ? [{ label: 'Errorless', value: 'Only right choices were offered' }]
    : []
  return { farewell: spec.farewell(play), summary: [...spec.summary(play), ...support] }
}
