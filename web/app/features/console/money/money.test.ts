import type { MoneyMonth } from '@marigold/contract'
import { expect, test } from 'vitest'
import { moneyLists, moneyPath, parseMoneyQuery } from './money-query.ts'
import { monthName, revenueSentence, shareOf, shareSentence } from './money-texts.ts'

const empty: MoneyMonth = { month: '2026-09', revenue: 0, paying: 0, trials: 0, converted: 0, began: 0, left: 0 }
const busy: MoneyMonth = {
  ...{ month: '2026-10', revenue: 123_456, paying: 120, trials: 8, converted: 6, began: 50, left: 2 },
}

test('every list has a URL that reads back', () => {
  for (const list of moneyLists)
    for (const before of [null, '7', 'evt_1A'])
      expect(parseMoneyQuery(new URL(moneyPath({ list, before }), 'http://x').searchParams)).toEqual({ list, before })
  expect(parseMoneyQuery(new URLSearchParams('list=gold&before=%27'))).toEqual({ list: 'ending', before: null })
})

test('says the latest figures in words', () => {
  expect(monthName('2026-10')).toBe('October 2026')
  expect(revenueSentence(busy, 0)).toBe('$1,234.56 a month right now, from 120 paying customers.')
  expect(revenueSentence({ ...busy, paying: 1 }, 0)).toBe('$1,234.56 a month right now, from one paying customer.')
  expect(revenueSentence({ ...busy, revenue: 0, paying: 0 }, 1)).toBe(
    '$0.00 a month right now, from 0 paying customers. Not counted: one customer whose plan runs on, but whose payment was refunded.',
  )
  expect(shareSentence([empty, busy, { ...empty, month: '2026-11' }], 'conversion')).toBe(
    'Trials that began in October 2026: 8. Became paying customers: 6 (75%).',
  )
  expect(shareSentence([busy], 'churn')).toBe('Customers at the start of October 2026: 50. Left since then: 2 (4%).')
})

test('a month without trials or customers has no share', () => {
  expect([shareOf(empty, 'conversion'), shareOf(empty, 'churn')]).toEqual([null, null])
  expect(shareSentence([empty], 'conversion')).toBe('No trial has ended yet.')
  expect(shareSentence([empty], 'churn')).toBe('Nobody has paid for a whole month yet.')
})
