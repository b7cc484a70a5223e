import { grownBefore } from '../kit/index.ts'
import { readLadder, storedOf } from './ladder.ts'
import type { LadderPlay } from './play-types.ts'
import { isGroup, type State, type StoredLadder } from './state.ts'

/** What lights up: one light on a coast for each try, with a helper a buoy, and without one a star. */
export interface Lights {
  near: number
  far: number
  buoys: number
  stars: number
}
/** What a client has from earlier plays: lights, and the ladder as pictures and numbers. */
interface Coast extends Lights {
  ladder?: StoredLadder
}

/** What this play lit, whatever the ratings were. */
export function lightsOf(state: State): Lights {
  const { tries, rounds, rungs } = state
  const all = isGroup(state)
    ? rounds.map(({ change }, at) => ({ coast: at < rungs.length / 2 ? 'near' : 'far', helped: change !== null }))
    : tries.map(({ coast, helper }) => ({ coast, helped: helper !== null }))
  return {
    near: all.filter(({ coast }) => coast === 'near').length,
    far: all.filter(({ coast }) => coast === 'far').length,
    buoys: all.filter(({ helped }) => helped).length,
    stars: all.filter(({ helped }) => !helped).length,
  }
}

const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0)
/** The lights from earlier plays; anything of another shape counts as none. */
function lightsBefore(before: unknown): Lights {
  const { near, far, buoys, stars } = (before ?? {}) as Partial<Record<keyof Lights, unknown>>
  return { near: count(near), far: count(far), buoys: count(buoys), stars: count(stars) }
}
/** All lights of a player's coast: those of earlier plays, and those of this one. */
function lightsWith(before: unknown, state: State): Lights {
  const [old, now] = [lightsBefore(before), lightsOf(state)]
  return {
    near: old.near + now.near,
    far: old.far + now.far,
    buoys: old.buoys + now.buoys,
    stars: old.stars + now.stars,
  }
}

/** The coast after a play: it never shrinks. The ladder is stored only where that is on, and never a group's. */
export function coastAfter(state: State, before: unknown, stores: boolean): Coast {
  const lights = lightsWith(before, state)
  const { ladder: old } = (before ?? {}) as { ladder?: StoredLadder }
  const ladder = isGroup(state) ? old : (storedOf(state) ?? old)
  return { ...lights, ...(stores && ladder && { ladder }) }
}

const coastBefore = (play: LadderPlay, seat: number) => grownBefore(play, seat) as Partial<Coast> | null | undefined
/** The lights of a player's coast in this play. */
export const lightsNow = (play: LadderPlay, seat: number): Lights =>
  lightsWith(coastBefore(play, seat), play.state.value)
/** The ladder of the last play, if it fits this one. */
export const ladderBefore = (play: LadderPlay): StoredLadder | null => {
  const { seats, steps } = play.state.value
  return seats > 1 ? null : readLadder(coastBefore(play, 0)?.ladder, steps)
}
