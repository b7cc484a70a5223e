import { updatePlayer, type PlayerSet, type TablePlayer } from '../../../players/table.ts'
import { changeTable } from '../../../players/table-store.ts'
import { parseSetPicks, serializePicks } from '../sets/set-picks.ts'

const keyOf = (picks: unknown) => serializePicks(parseSetPicks(picks))

/** The goal that a set trains, if it is one of the player's; other cards count toward the goal as before. */
function goalTrainedBy(set: PlayerSet | null, { goals = [] }: TablePlayer): Pick<TablePlayer, 'goal' | 'scale'> {
  const found = set && goals.find(({ picks }) => picks !== undefined && keyOf(picks) === keyOf(set.picks))
  return found ? { goal: found.goal, scale: found.scale } : {}
}

/** Gives a player own cards, or those of everybody with null. */
export function giveSet(seat: number, set: PlayerSet | null, fallback = 1) {
  changeTable(
    (now) => {
      const player = now.players.find((one) => one.seat === seat)
      const goal = player ? goalTrainedBy(set, player) : {}
      return { ...now, players: updatePlayer(now.players, seat, { set: set ?? undefined, ...goal }) }
    },
    Math.max(fallback, seat),
  )
}
