import { growths, type Growth, type State } from './state.ts'

/** What a child's town has over all plays. */
export interface Town {
  /** What was chosen to be built, in that order. */
  built: Growth[]
  /** Maps that were finished: one shop each. */
  shops: string[]
}

/** What a child has from earlier plays; anything of another shape counts as nothing. */
export function townOf(before: unknown): Town {
  const { built, shops } = (before ?? {}) as { built?: unknown; shops?: unknown }
  return {
    built: Array.isArray(built) ? growths.filter((one) => built.includes(one)) : [],
    shops: Array.isArray(shops) ? shops.filter((one): one is string => typeof one === 'string') : [],
  }
}

/** Adds this game's shops and building; nothing is ever lost. */
export function grownAfter({ finished, built }: Pick<State, 'finished' | 'built'>, before: unknown): Town {
  const town = townOf(before)
  return {
    built: built === null ? town.built : [...town.built.filter((one) => one !== built), built],
    shops: [...new Set([...town.shops, ...finished.map(({ map }) => map)])],
  }
}

/** What can be built next: a bridge or a slide first, then two that the town doesn't have. */
export function offersFor({ built }: Town): readonly [Growth, Growth] {
  const left = growths.slice(2).filter((one) => !built.includes(one))
  const [one, other] = built.some((has) => has === 'bridge' || has === 'slide') && left.length > 1 ? left : growths
  return [one as Growth, other as Growth]
}

/** How the bot crosses water: the last of bridge and slide that was built. */
export const crossingOf = ({ built }: Town): 'planks' | 'bridge' | 'slide' =>
  built.findLast((one): one is 'bridge' | 'slide' => one === 'bridge' || one === 'slide') ?? 'planks'
