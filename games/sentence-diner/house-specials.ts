import type { Meaning } from './parse.ts'
import { twists, type Dish, type State, type Twist } from './state.ts'
import { nounOf } from './nouns.ts'
import { verbOf } from './verbs.ts'

/** A framed scene on the diner's wall: the house special of an earlier game. */
interface Frame {
  meaning: Meaning
  twist: Twist | null
}
/** What has grown for a child: frames on the wall, and a jar of cherries. */
interface Wall {
  frames: readonly Frame[]
  cherries: number
}
const mostFrames = 8

/** The dish that is shown large at closing time: the last one with spice, or the last one served alone. */
export function houseSpecialOf(dishes: readonly Dish[]): Dish | undefined {
  const served = dishes.filter(({ as }) => as !== 'shown')
  return served.findLast(({ twist }) => twist) ?? served.at(-1) ?? dishes.at(-1)
}

/** True if this version can still draw a stored frame. */
function isDrawable(frame: Frame): boolean {
  try {
    const { meaning, twist } = frame
    for (const { who, verb, what } of meaning.clauses) {
      verbOf(verb)
      for (const party of [who, what]) if (party && party.noun !== 'sky') nounOf(party.noun)
    }
    return meaning.clauses.length > 0 && (twist === null || twists.includes(twist))
  } catch {
    return false
  }
}

/** Reads what has grown; what an older or newer version wrote is left out. */
export function wallOf(grown: unknown): Wall {
  const { frames, cherries } = (grown ?? {}) as { frames?: unknown; cherries?: unknown }
  return {
    frames: Array.isArray(frames) ? (frames as Frame[]).filter(isDrawable).slice(0, mostFrames) : [],
    cherries: typeof cherries === 'number' && cherries > 0 ? Math.floor(cherries) : 0,
  }
}

/** Hangs up the house special of a seat and adds this game's cherries; a full wall keeps its frames. */
export function framesWith(
  before: unknown,
  { dishes, cherries }: Pick<State, 'dishes' | 'cherries'>,
  seat: number,
): Wall {
  const wall = wallOf(before)
  const special = houseSpecialOf(dishes.filter((dish) => dish.seat === seat))
  const own = special ? [{ meaning: special.order.meaning, twist: special.twist }] : []
  return { frames: [...wall.frames, ...own].slice(0, mostFrames), cherries: wall.cherries + cherries }
}
