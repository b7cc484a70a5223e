// Makes phrase-rows.ts: node make-phrases.ts > phrase-rows.ts
import { chanceFrom } from '@marigold/device'
import { crossingsOf, fitsRule, lightsOf, type Rule, type Stems } from './phrases.ts'

interface Recipe {
  stems: Stems
  /** Rules that every phrase must fit. */
  rules: readonly Rule[]
  /** How many phrases there are of each length. */
  lengths: Readonly<Record<number, number>>
}
// Four stems have only twelve phrases of two lights. Ten plays of a player who stays at a length need up to forty of it.
const young = { 2: 12, 3: 36, 4: 44, 5: 40, 6: 30, 7: 20, 8: 10, 9: 8 }
const middle = { 2: 24, 3: 60, 4: 50, 5: 44, 6: 40, 7: 30, 8: 20, 9: 12 }
const older = { 3: 30, 4: 60, 5: 50, 6: 44, 7: 40, 8: 30, 9: 16 }
export const recipes: readonly Recipe[] = [
  { stems: 4, rules: ['same'], lengths: young },
  { stems: 6, rules: ['same'], lengths: middle },
  { stems: 6, rules: ['backward'], lengths: middle },
  { stems: 6, rules: ['skip'], lengths: older },
  { stems: 9, rules: ['skip', 'shift'], lengths: older },
]
const patience = 4000

/** Returns the phrases of a level, shortest first, and of each length those that cross least first. */
export function phrasesOf({ stems, rules, lengths }: Recipe, seed: number): string[] {
  const rng = chanceFrom(seed)
  return Object.entries(lengths).flatMap(([long, count]) => {
    const found = new Set<string>()
    for (let tries = 0; found.size < count; tries++) {
      if (tries > patience) throw new Error(`only ${found.size} phrases of ${long} lights on ${stems} stems`)
      const lights = [rng.int(0, stems - 1)]
      while (lights.length < Number(long)) {
        const next = rng.int(0, stems - 1)
        // Never the same stem twice in a row.
        if (next !== lights.at(-1)) lights.push(next)
      }
      if (rules.every((rule) => fitsRule(rule, stems, lights))) found.add(lights.map((stem) => stem + 1).join(''))
    }
    const rank = (row: string) => crossingsOf(stems, lightsOf(row)) * 100 + spread(row)
    return [...found].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  })
}
/** How far a way goes to the side, in stems: neighbors first. */
const spread = (row: string): number =>
  lightsOf(row).reduce((sum, stem, at, all) => sum + Math.abs(stem - (all[at - 1] ?? stem)), 0)

const perLine = 16
if (import.meta.main) {
  const text = recipes.map((recipe, tier) => {
    const all = phrasesOf(recipe, tier + 1)
    const lines = Array.from({ length: Math.ceil(all.length / perLine) }, (_, at) =>
      all.slice(at * perLine, (at + 1) * perLine).join(' '),
    )
    return `  \`${lines.join('\n   ')}\`,`
  })
  process.stdout.write(
    `/** Made by make-phrases.ts: for each level two hundred or more phrases, as stems counted from 1. */\nexport const rows = [\n${text.join('\n')}\n]\n`,
  )
}
