import type { Level } from './rules.ts'

export const levels: Level[] = [
  {
    name: 'One tree',
    detail: 'Pick now, or wait one more turn',
    trees: 1,
    forecast: false,
    ladybirds: false,
    orders: false,
    market: false,
  },
  {
    name: 'Three trees',
    detail: 'Plant, water, pick or wait; no storms',
    trees: 3,
    forecast: false,
    ladybirds: false,
    orders: false,
    market: false,
  },
  {
    name: 'Forecast',
    detail: 'Birds and wind, seen three turns ahead',
    trees: 3,
    forecast: true,
    ladybirds: false,
    orders: false,
    market: false,
  },
  {
    name: 'Orders',
    detail: 'Orders at the gate, and ladybugs to guard fruit',
    trees: 3,
    forecast: true,
    ladybirds: true,
    orders: true,
    market: false,
  },
  {
    name: 'Market',
    detail: 'Prices change every round',
    trees: 3,
    forecast: true,
    ladybirds: true,
    orders: true,
    market: true,
  },
]
