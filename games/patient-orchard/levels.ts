import type { Level } from './rules.ts'

export const levels: Level[] = [
  {
    name: 'One tree',
    detail: 'Pick now, or wait one more turn',
    trees: 1,
    forecast: false,
    orders: false,
    market: false,
  },
  {
    name: 'Three trees',
    detail: 'Plant, water, pick or wait',
    trees: 3,
    forecast: false,
    orders: false,
    market: false,
  },
  {
    name: 'Forecast',
    detail: 'See what the next three turns may bring',
    trees: 3,
    forecast: true,
    orders: false,
    market: false,
  },
  {
    name: 'Orders',
    detail: 'Fill the orders at the gate before sundown',
    trees: 3,
    forecast: true,
    orders: true,
    market: false,
  },
  { name: 'Market', detail: 'Prices change every round', trees: 3, forecast: true, orders: true, market: true },
]
