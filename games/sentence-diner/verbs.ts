import type { Noun, Thing, Use } from './nouns.ts'

/** A verb in every form that sauces produce. */
export interface Verb {
  id: string
  base: string
  s: string
  ing: string
  past: string
  /** The past tense ends in -ed. */
  regular: boolean
  /** Requires an object. */
  takes: boolean
  /** Things it is used with in sensible orders. */
  use?: Use
  /** Can also be done to a character. */
  toSomebody?: true
  /** Can also be done to any thing. */
  toAnything?: true
  /** Weather: used with 'it', the sun, or the wind. */
  sky?: true
}

type More = Partial<Pick<Verb, 'use' | 'toSomebody' | 'toAnything' | 'sky' | 's' | 'ing'>>
const vowelEnd = /[^aeiou]y$/
const hiss = /(s|sh|ch|x|z)$/
function verb(base: string, takes: boolean, past: string | null, more: More = {}): Verb {
  const stem = base.endsWith('e') ? base.slice(0, -1) : base
  const regular = past === null || past === 'hugged'
  const ed = base.endsWith('e') ? `${base}d` : vowelEnd.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
  const s = vowelEnd.test(base) ? `${base.slice(0, -1)}ies` : hiss.test(base) ? `${base}es` : `${base}s`
  return { id: base, base, s, ing: `${stem}ing`, past: past ?? ed, regular, takes, ...more }
}

export const verbs: readonly Verb[] = [
  verb('sleep', false, 'slept'),
  verb('dance', false, null),
  verb('jump', false, null),
  verb('run', false, 'ran', { ing: 'running' }),
  verb('sing', false, 'sang'),
  verb('fly', false, 'flew', { ing: 'flying' }),
  verb('swim', false, 'swam', { ing: 'swimming' }),
  verb('spin', false, 'spun', { ing: 'spinning' }),
  verb('laugh', false, null),
  verb('sneeze', false, null),
  verb('read', false, 'read'),
  verb('wave', false, null),

  verb('ride', true, 'rode', { use: 'ride' }),
  verb('carry', true, null, { use: 'carry', ing: 'carrying' }),
  verb('push', true, null, { use: 'move' }),
  verb('pull', true, null, { use: 'move' }),
  verb('lift', true, null, { use: 'carry' }),
  verb('chase', true, null, { use: 'chase', toSomebody: true }),
  verb('eat', true, 'ate', { use: 'eat' }),
  verb('wear', true, 'wore', { use: 'wear' }),
  verb('water', true, null, { use: 'water' }),
  verb('wash', true, null, { toSomebody: true, toAnything: true }),
  verb('draw', true, 'drew', { toSomebody: true, toAnything: true }),
  verb('hug', true, 'hugged', { ing: 'hugging', toSomebody: true }),
  verb('tickle', true, null, { toSomebody: true }),
  verb('feed', true, 'fed', { toSomebody: true }),

  verb('rain', false, null, { sky: true }),
  verb('snow', false, null, { sky: true }),
]

const byId = new Map(verbs.map((one) => [one.id, one]))
/** Returns a verb by id; throws if it is unknown. */
export function verbOf(id: string): Verb {
  const found = byId.get(id)
  if (!found) throw new Error(`no verb ${id}`)
  return found
}

const usesOf = (noun: Thing): readonly Use[] => noun.uses

/** True if a sensible order can combine them. Other combinations appear only if a player serves them. */
export function isSensible({ use, toSomebody, toAnything }: Verb, what: Noun): boolean {
  if (what.kind === 'creature') return toSomebody === true
  return toAnything === true || (use !== undefined && usesOf(what).includes(use))
}

export const acts = verbs.filter(({ takes, sky }) => !takes && !sky)
export const deeds = verbs.filter(({ takes }) => takes)
