import { m } from '#messages'
import { endings } from './endings.ts'
import { feelings } from './feelings.ts'
import { heroes } from './heroes.ts'
import type { Kind, Part } from './parts.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { problems } from './problems.ts'
import type { Curtain } from './state.ts'

/** A choice, with its picture if it has one. */
export interface Option {
  id: string
  label: string
  picture?: string
}

const looks: readonly Option[] = [
  { id: 'problems', label: m.tall_tale_theatre_another_problem(), picture: 'speaking-head' },
  { id: 'views', label: m.tall_tale_theatre_another_point_of_view(), picture: 'busts-in-silhouette' },
]

const pools: Record<Exclude<Kind, 'why'>, readonly Option[]> = {
  who: heroes,
  where: places,
  problem: problems,
  feeling: feelings,
  look: looks,
  plan: plans,
  ending: endings,
}

/** Returns every choice of a kind. Reasons depend on the feeling chosen before. */
export function poolOf(kind: Kind, feeling = ''): readonly Option[] {
  if (kind !== 'why') return pools[kind]
  const reasons = feelings.find(({ id }) => id === feeling)?.reasons ?? []
  return reasons.map((reason, at) => ({ id: String(at), label: `because ${reason}` }))
}

type Picked = Pick<Curtain, 'part' | 'picks' | 'backfired'>

/** Returns the next pick of a curtain after those that were made; null once it is set. */
export function nextKind(curtain: Picked, deep: boolean): Kind | null {
  return kindsOf(curtain, deep)[curtain.picks.length] ?? null
}

/** Returns the kinds of a curtain's picks, in order. */
function kindsOf({ part, picks, backfired }: Picked, deep: boolean): readonly Kind[] {
  switch (part) {
    case 'feeling':
      return deep ? ['feeling', 'why'] : ['feeling']
    case 'plan':
      return Array.from({ length: 1 + Number(deep) + Number(backfired) }, () => 'plan')
    case 'second':
      return picks[0] === 'problems' ? ['look', 'problem'] : ['look', 'who', 'feeling', 'why']
    default:
      return [part]
  }
}

/** Returns the question of a pick. */
export function questionOf(part: Part, at: number, picks: readonly string[]): string | null {
  if (part === 'feeling' && at === 1) return m.tall_tale_theatre_why()
  if (part === 'plan' && at === 1) return m.tall_tale_theatre_that_didnt_quite_work_what_do()
  if (part === 'plan' && at === 2) return m.tall_tale_theatre_that_didnt_work_either_what_do()
  if (part !== 'second' || at === 0) return null
  if (picks[0] === 'problems') return m.tall_tale_theatre_what_else_goes_wrong()
  return ['', 'Who sees it another way?', 'How does that feel for them?', 'Why?'][at] ?? null
}

/** Returns a choice by its kind and name. */
export const optionOf = (kind: Kind, id: string, feeling = ''): Option | undefined =>
  poolOf(kind, feeling).find((one) => one.id === id)
