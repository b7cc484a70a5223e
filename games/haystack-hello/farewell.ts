import type { Gift, Marcher, State, Tune } from './state.ts'
import { listOf, upper } from './texts.ts'

const music: Record<Tune, string> = { drum: 'to the drum', trumpet: 'behind the trumpet', bell: 'to the bell' }
/** What one has, and what several have. */
const carried: Record<Gift, [string, string]> = {
  hat: ['in a hat', 'in hats'],
  balloon: ['with a balloon', 'with balloons'],
  umbrella: ['under an umbrella', 'under umbrellas'],
}

/** 'the dog and the mouse both under umbrellas': those with the same gift together, in the order they were found. */
function carriersOf(parade: readonly Marcher[]): { text: string; several: boolean }[] {
  const given = new Set(parade.flatMap(({ gift }) => gift ?? []))
  return [...given].map((gift) => {
    const friends = parade.filter((one) => one.gift === gift).map(({ friend }) => friend)
    const several = friends.length > 1
    const all = friends.length === 2 ? 'both ' : 'all '
    const [one, more] = carried[gift]
    return { text: `${listOf(friends)} ${several ? all + more : one}`, several }
  })
}

/** A comma before the last 'and' where one of them holds an 'and' already. */
function together(carriers: ReturnType<typeof carriersOf>): string {
  const texts = carriers.map(({ text }) => text)
  if (texts.length < 2) return texts.join('')
  const and = carriers.some(({ several }) => several) ? ', and ' : ' and '
  return `${texts.slice(0, -1).join(', ')}${and}${texts.at(-1)}`
}

/** Who marched home, how, and with what. */
export function farewellOf({ parade, tune }: Pick<State, 'parade' | 'tune'>): string {
  if (parade.length === 0) return 'Everybody is still hiding. Come and find them soon.'
  const who = parade.length > 4 ? `${parade.length} friends` : listOf(parade.map(({ friend }) => friend))
  const gifts = together(carriersOf(parade))
  return `${upper(who)} marched home ${music[tune]}${gifts && `, ${gifts}`}.`
}
