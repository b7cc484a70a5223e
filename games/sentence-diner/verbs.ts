import type { Noun, Thing, Use } from './nouns.ts'

/** A doing word in all forms that sauces give it. */
export interface Verb {
  id: string
  base: string
  s: string
  ing: string
  past: string
  /** The past is made by -ed. */
  regular: boolean
  /** Needs somebody or something that it is done to. */
  takes: boolean
  /** Things that a sensible order does it with. */
  use?: Use
  /** Also done to somebody. */
  toSomebody?: true
  /** Also done to any thing. */
  toAnything?: true
  /** What the sky does: with 'it', the sun or the wind. */
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
/** The doing word of an id; throws on one that is not in the table. */
export function verbOf(id: string): Verb {
  const found = byId.get(id)
  if (!found) throw new Error(`no verb ${id}`)
  return found
}

const usesOf = (noun: Thing): readonly Use[] => noun.uses

/** A sensible order does it with this; everything else is only acted when somebody serves it. */
export function isSensible({ use, toSomebody, toAnything }: Verb, what: Noun): boolean {
  if (what.kind === 'creature') return toSomebody === true
  return toAnything === true || (use !== undefined && usesOf(what).includes(use))
}

export const acts = verbs.filter(({ takes, sky }) => !takes && !sky)
export const deeds = verbs.filter(({ takes }) => takes)
