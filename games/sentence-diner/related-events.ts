import type { Chance } from '@marigold/device'
import { creaturesOf, thingsOf, type Creature, type Menu, type Thing, type Use } from './nouns.ts'
import { sky, type Clause } from './parse.ts'
import type { Link } from './plates.ts'

/** Two related events; the second may refer to the first with he, she, or it. */
export interface RelatedEvents {
  link: Link
  clauses: readonly [Clause, Clause]
}

const one = (noun: string) => ({ noun, many: false })
const does = (who: string, verb: string, what: string | null = null): Clause => ({
  who: one(who),
  verb,
  what: what === null ? null : one(what),
  tense: null,
})

/** How another character reacts. Each reaction makes sense to a child who sees the picture. */
const reactions: readonly { verb: string; other?: true; then: readonly string[] }[] = [
  { verb: 'sing', then: ['dance', 'sleep', 'laugh', 'wave'] },
  { verb: 'sneeze', then: ['jump', 'laugh', 'run'] },
  { verb: 'dance', then: ['laugh', 'sing', 'dance'] },
  { verb: 'read', then: ['sleep', 'laugh'] },
  { verb: 'wave', then: ['wave', 'jump', 'laugh'] },
  { verb: 'tickle', other: true, then: ['laugh', 'jump', 'spin'] },
  { verb: 'chase', other: true, then: ['run', 'fly', 'laugh'] },
  { verb: 'draw', other: true, then: ['wave', 'laugh', 'dance'] },
  { verb: 'hug', other: true, then: ['laugh', 'dance', 'sing'] },
  { verb: 'feed', other: true, then: ['dance', 'sing', 'sleep'] },
]
const weather: Record<string, readonly string[]> = {
  rain: ['dance', 'run', 'sing', 'sleep', 'read', 'swim'],
  snow: ['dance', 'jump', 'sleep', 'sneeze', 'run'],
}
/** Pairs of events in order, with the same object or none. */
const sequels: readonly { first: string; then: string; use?: Use; again?: true }[] = [
  { first: 'wash', then: 'eat', use: 'eat', again: true },
  { first: 'carry', then: 'eat', use: 'eat', again: true },
  { first: 'eat', then: 'sleep', use: 'eat' },
  { first: 'push', then: 'ride', use: 'ride', again: true },
  { first: 'wash', then: 'ride', use: 'ride', again: true },
  { first: 'draw', then: 'wear', use: 'wear', again: true },
  { first: 'wear', then: 'dance', use: 'wear' },
  { first: 'water', then: 'draw', use: 'water', again: true },
  { first: 'ride', then: 'sleep', use: 'ride' },
  { first: 'lift', then: 'laugh', use: 'carry' },
  { first: 'sing', then: 'sleep' },
  { first: 'swim', then: 'sleep' },
  { first: 'jump', then: 'fly' },
]

/** Generates an event and another character's reaction, linked by 'because' or 'if'. */
function reaction(cast: readonly Creature[], link: Link, rng: Chance): RelatedEvents {
  const [first, second] = rng.shuffle(cast) as [Creature, Creature]
  if (rng.next() < 0.3) {
    const kind = rng.pick(Object.keys(weather))
    return { link, clauses: [does(sky, kind), does(second.id, rng.pick(weather[kind] ?? []))] }
  }
  const { verb, other, then } = rng.pick(reactions)
  return { link, clauses: [does(first.id, verb, other ? second.id : null), does(second.id, rng.pick(then))] }
}

/** Generates two events in a row with the same character. */
function sequel(cast: readonly Creature[], things: readonly Thing[], rng: Chance): RelatedEvents {
  const who = rng.pick(cast).id
  const open = sequels.filter(({ use }) => use === undefined || things.some(({ uses }) => uses.includes(use)))
  const { first, then, use, again } = rng.pick(open)
  const what = use && rng.pick(things.filter(({ uses }) => uses.includes(use))).id
  return { link: 'before', clauses: [does(who, first, what ?? null), does(who, then, (again && what) ?? null)] }
}

/** Generates two related events with a menu's words. */
export function relatedEvents(menu: Menu, rng: Chance): RelatedEvents {
  const link = rng.pick(['because', 'if', 'before'] as const)
  return link === 'before' ? sequel(creaturesOf(menu), thingsOf(menu), rng) : reaction(creaturesOf(menu), link, rng)
}
