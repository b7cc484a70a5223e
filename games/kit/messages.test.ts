import { expectTypeOf, test } from 'vitest'
import type { Card, FromGame, Player, ToGame, Trial } from '@marigold/contract'
import type * as published from './messages.d.ts'

// Types are checked with all others: a message that changes in the contract alone does not pass `npm run typecheck`.
test('the published types of the messages are those that the player page checks', () => {
  expectTypeOf<published.ToGame>().toEqualTypeOf<ToGame>()
  expectTypeOf<published.FromGame>().toEqualTypeOf<FromGame>()
  expectTypeOf<published.Trial>().toEqualTypeOf<Trial>()
  expectTypeOf<published.Player>().toEqualTypeOf<Player>()
  expectTypeOf<published.Card>().toEqualTypeOf<Card>()
})
