import { m } from '#messages'
import type { Gift, Marcher, State, Tune } from './state.ts'
import { listOf, upper } from './texts.ts'

const music: Record<Tune, string> = {
  drum: m.haystack_hello_to_the_drum(),
  trumpet: m.haystack_hello_behind_the_trumpet(),
  bell: m.haystack_hello_to_the_bell(),
}
/** What one has, and what several have. */
const carried: Record<Gift, [string, string]> = {
  hat: [m.haystack_hello_in_ahat(), 'in hats'],
  balloon: [m.haystack_hello_with_aballoon(), 'with balloons'],
  umbrella: [m.haystack_hello_under_an_umbrella(), 'under umbrellas'],
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
  const and = carriers.some(({ several }) => several) ? m.haystack_hello_and() : ' and '
  return `${texts.slice(0, -1).join(', ')}${and}${texts.at(-1)}`
}

/** Who marched home, how, and with what. */
export function farewellOf({ parade, tune }: Pick<State, 'parade' | 'tune'>): string {
  if (parade.length === 0) return m.haystack_hello_everyone_is_still_hiding_come_and()
  const who =
    parade.length > 4 ? m.haystack_hello_friends({ parade: parade.length }) : listOf(parade.map(({ friend }) => friend))
  const gifts = together(carriersOf(parade))
  return m.haystack_hello_marched_home({ upper: upper(who), music: music[tune], value: gifts && `, ${gifts}` })
}
