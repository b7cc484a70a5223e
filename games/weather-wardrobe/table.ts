import { goesBefore, type Garment } from './garments.ts'
import { excludes, finish, garmentIn, unmetNeeds, type Outfit, type Outing } from './outings.ts'
import type { State } from './state.ts'

/** The outing in play; the last one once the game is over. */
export const outingNow = ({ deck, at }: Pick<State, 'deck' | 'at'>): Outing =>
  deck[Math.min(at, deck.length - 1)] as Outing
export const garmentOf = (state: State, item: number): Garment => garmentIn(outingNow(state), item)
export const bagRoom = (state: State): number => outingNow(state).later.length

/** An outfit that keeps all that is on, or null if something has to come off. */
export const finishNow = (state: State, outfit: Outfit = state): Outfit | null =>
  finish(outingNow(state), state.plan, outfit)
export const unmetNow = (state: State) => unmetNeeds(outingNow(state), state.plan, state)

/** What is worn and in the way of putting a garment on, or of taking it off: it is over it. */
export function inTheWay(state: State, item: number): number | null {
  if (!state.level.ordered) return null
  const over = state.worn.find((on) => on !== item && goesBefore(garmentOf(state, item), garmentOf(state, on)))
  return over ?? null
}

/** What is worn without the garments that a new one takes the place of. */
export const wornWith = (state: State, item: number): number[] => [
  ...state.worn.filter((on) => !excludes(outingNow(state), on, item)),
  item,
]

export type Step = { kind: 'wear' | 'pack' | 'off'; item: number } | { kind: 'door' }

/** A step that leads on: what has to come off, then what is missing from the inside out, then the door. */
export function goodStep(state: State): Step {
  const target = finishNow(state)
  if (!target) return { kind: 'off', item: spoilerOf(state) }
  const missing = target.worn.filter((item) => !state.worn.includes(item))
  const ready = missing.find(
    (item) => !missing.some((first) => first !== item && goesBefore(garmentOf(state, first), garmentOf(state, item))),
  )
  if (ready !== undefined) {
    const over = inTheWay(state, ready)
    return over === null ? { kind: 'wear', item: ready } : { kind: 'off', item: topmost(state, over) }
  }
  const toPack = target.bag.find((item) => !state.bag.includes(item))
  return toPack === undefined ? { kind: 'door' } : { kind: 'pack', item: toPack }
}

/** What is on over a garment, or else the garment. */
function topmost(state: State, item: number): number {
  const over = inTheWay(state, item)
  return over === null ? item : topmost(state, over)
}

/** Something without which the needs can be met, from the outside in; else what came last. */
function spoilerOf(state: State): number {
  const { worn, bag } = state
  const without = (all: readonly number[], item: number) => all.filter((one) => one !== item)
  const spoiler = worn.find((item) => finishNow(state, { worn: without(worn, item), bag }))
  if (spoiler !== undefined) return topmost(state, spoiler)
  const packed = bag.find((item) => finishNow(state, { worn, bag: without(bag, item) }))
  return packed ?? (worn.length > 0 ? topmost(state, worn.at(-1) ?? 0) : (bag.at(-1) ?? 0))
}

/** The garments in reach; with the third step of help only two, of which one leads on. */
export function itemsInReach(state: State): number[] {
  const all = outingNow(state).items.map((_, item) => item)
  const page = all.slice(state.page * state.hangers, (state.page + 1) * state.hangers)
  const step = state.help >= 3 ? goodStep(state) : null
  if (!step || step.kind === 'door') return page
  const other = [...page, ...all].find(
    (item) => item !== step.item && !state.worn.includes(item) && !state.bag.includes(item),
  )
  return [step.item, ...(other === undefined ? [] : [other])].toSorted((a, b) => a - b)
}
export const pagesOf = (state: State): number => Math.ceil(outingNow(state).items.length / state.hangers)

/**
 * Where a scan begins: a garment that can be added, or the door once there is none, or as many as an outfit needs. With
 * the third step of help, it is the garment that leads on.
 */
export function firstInScan(state: State): number | 'door' {
  const step = state.help >= 3 ? goodStep(state) : null
  if (step) return step.kind === 'door' ? 'door' : step.item
  const { worn, bag, plan } = state
  const outing = outingNow(state)
  const free = itemsInReach(state).find(
    (item) => ![...worn, ...bag].includes(item) && !worn.some((on) => excludes(outing, on, item)),
  )
  return free === undefined || worn.length >= (outing.fewest[plan] ?? 1) ? 'door' : free
}
