import { signal } from '@preact/signals'
import { charactersOf } from './joining.ts'
import { rules, type Move, type State } from './rules.ts'

interface Keys {
  state: () => State
  make: (move: Move) => void
  strike: () => void
}

/** Places tiles as they are typed: un, then lock. The typed text is shown until it names exactly one tile. */
export function makeTyping({ state, make, strike }: Keys) {
  const typed = signal('')
  const offered = () => {
    const now = state()
    return rules.moves(now).flatMap((move) => {
      const tile = move.kind === 'place' ? now.bench[move.tile] : undefined
      return tile ? [tile] : []
    })
  }
  const place = (letters: string): boolean => {
    const tile = offered().find(({ part }) => charactersOf(part) === letters)
    if (tile) make({ kind: 'place', tile: tile.id })
    return tile !== undefined
  }
  const startingWith = (letters: string) => offered().filter(({ part }) => charactersOf(part).startsWith(letters))

  /** Places the tile with these characters once no longer tile is possible. */
  function settle(letters: string): void {
    const possible = startingWith(letters)
    const [only] = possible
    typed.value = letters
    if (possible.length === 1 && only && charactersOf(only.part) === letters && place(letters)) typed.value = ''
  }
  function type(letter: string): void {
    if (startingWith(typed.value + letter).length > 0) return settle(typed.value + letter)
    // 'un' was meant, not 'under', if the next character starts another tile.
    if (typed.value !== '') place(typed.value)
    typed.value = ''
    if (startingWith(letter).length > 0) settle(letter)
  }
  function enter(): void {
    if (typed.value !== '') place(typed.value)
    typed.value = ''
  }
  function back(): void {
    if (typed.value !== '') {
      typed.value = typed.value.slice(0, -1)
      return
    }
    const now = state()
    const last = rules.moves(now).find((move) => move.kind === 'take' && move.tile === now.mold.at(-1))
    if (last) make(last)
  }
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [letter, () => type(letter)] as const)
  return {
    typed,
    keys: {
      ...Object.fromEntries(letters),
      Enter: enter,
      Backspace: back,
      ' ': () => {
        enter()
        if (rules.moves(state()).some(({ kind }) => kind === 'strike')) strike()
      },
    },
  }
}
export type Typing = ReturnType<typeof makeTyping>
