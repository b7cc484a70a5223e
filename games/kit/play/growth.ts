import type { LevelBase } from '../game.ts'
import type { InternalPlay, PlayContext } from './internal-play.ts'

/** Stores what has grown for everyone who played, once a game in which something was done is over. */
export function storeGrowth<Level extends LevelBase, State, Move>(
  { spec, grown, send, save }: PlayContext<Level, State, Move>,
  play: InternalPlay<Level, State, Move>,
): void {
  if (!spec.growth || play.untouched()) return
  for (const [seat, { members }] of play.seats.entries())
    for (const { id } of members) {
      const data = spec.growth.after(play, seat, grown.value[id])
      grown.value = { ...grown.value, [id]: data }
      send({ type: 'GROWN', player: id, data })
    }
  save()
}
