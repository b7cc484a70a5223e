import { m } from '#messages'
import type { Level } from './rules.ts'

export const levels: Level[] = [
  {
    name: m.patient_orchard_one_tree(),
    detail: m.patient_orchard_pick_now_or_wait_one_more(),
    trees: 1,
    forecast: 0,
    ladybugs: false,
    orders: false,
    market: false,
  },
  {
    name: m.patient_orchard_three_trees(),
    detail: m.patient_orchard_plant_water_pick_or_wait(),
    trees: 3,
    forecast: 1,
    ladybugs: false,
    orders: false,
    market: false,
  },
  {
    name: m.patient_orchard_forecast(),
    detail: m.patient_orchard_birds_and_wind_shown_three_turns(),
    trees: 3,
    forecast: 3,
    ladybugs: false,
    orders: false,
    market: false,
  },
  {
    name: m.patient_orchard_orders(),
    detail: m.patient_orchard_orders_at_the_gate_and_ladybugs(),
    trees: 3,
    forecast: 3,
    ladybugs: true,
    orders: true,
    market: false,
  },
  {
    name: m.patient_orchard_market(),
    detail: m.patient_orchard_prices_change_every_round(),
    trees: 3,
    forecast: 3,
    ladybugs: true,
    orders: true,
    market: true,
  },
]
