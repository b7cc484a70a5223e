import { grownBefore } from '../kit/index.ts'
import { endings, type EndingKind, type State } from './state.ts'

/** What stays of a player: how the last stories ended, as a map of bridges. Every way across is worth the same. */
export interface BridgeMap {
  crossings: EndingKind[]
}
export const mostCrossings = 12

/** The map from earlier visits; anything of another shape counts as nothing. */
export function mapOf(before: unknown): BridgeMap {
  const { crossings } = (before ?? {}) as { crossings?: unknown }
  const known = Array.isArray(crossings)
    ? crossings.flatMap((one) => endings.find((ending) => ending === one) ?? [])
    : []
  return { crossings: known.slice(-mostCrossings) }
}

/** Each story adds a crossing, no matter who told it or how it ended. */
export const mapAfter = ({ told }: Pick<State, 'told'>, before: unknown): BridgeMap =>
  mapOf({ crossings: [...mapOf(before).crossings, ...told.map(({ ending }) => ending)] })

export const mapBefore = (play: Parameters<typeof grownBefore>[0], seat: number): BridgeMap =>
  mapOf(grownBefore(play, seat))
