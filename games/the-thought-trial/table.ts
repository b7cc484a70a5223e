import type { Power } from './state.ts'

/** Endings of "If it's back, I'll …": lowest age and text. */
const planRows = `
8 look for one thing that a camera could see.
8 tell a grown-up I trust.
8 say, “Thanks, thought. I checked.”
8 do one thing I like, and look again later.
11 read this card.
11 ask the person.
11 write down what I know.
15 wait a day before I act on it.
15 do the next small step.
15 call someone I trust.
`
const plans = planRows
  .trim()
  .split('\n')
  .map((row) => {
    const [, from, text = ''] = /^(\d+) (.*)$/.exec(row) ?? []
    return { from: Number(from), text }
  })
export const plansFrom = (age: number): string[] => plans.filter(({ from }) => from <= age).map(({ text }) => text)

/** What would change the player's mind. */
export const mindWays = [
  'Asking the person directly',
  'Waiting a week and looking again',
  'Hearing it from someone who was there',
  'Finding out how often it really happens',
  'Nothing could right now',
] as const

interface Witness {
  id: string
  power: Power
  name: string
  question: string
}

/** Who can be called, in the order in which they arrive: id, what they bring, name, and question. */
const witnessRows = `
friend | friend | A kind friend | If this were my thought, what would you tell me?
scientist | scientist | A scientist | What would we have to see to be sure?
future | future | Future me | I’m you, a year from now. What will we remember about this?
elder | friend | Someone who knows me well | What have you gotten through before?
detective | scientist | A detective | Who was there, and what did they really see?
morning | future | Me on a good day | On a good day, what do we say about this?
teacher | friend | A fair teacher | What would be fair to ask of anyone?
reporter | scientist | A reporter | What could I print as a fact, and what is just talk?
rested | future | Me after a good sleep | We slept well. Does it still look that big?
`
export const witnesses: readonly Witness[] = witnessRows
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', power, name = '', question = ''] = row.split(' | ')
    return { id, power: power as Power, name, question }
  })
const atFirst = 3
/** Who can be called on a visit; `visits` counts those before. */
export const witnessesAt = (visits: number): readonly Witness[] => witnesses.slice(0, atFirst + visits)
/** The witness with a power on a visit: they take turns. */
export function witnessFor(power: Power, visits: number): Witness {
  const known = witnessesAt(visits).filter((one) => one.power === power)
  return known[visits % known.length] ?? (witnesses[0] as Witness)
}
/** Who arrives on the next visit; null once everyone has. */
export const nextWitness = (visits: number): Witness | null => witnesses[atFirst + visits] ?? null
