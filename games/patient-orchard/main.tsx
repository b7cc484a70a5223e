import { m } from '#messages'
import { choice, mountGame, numbers, type GameSpec } from '../kit/index.ts'
import { linesOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { pies, pointsOf } from './orchard.ts'
import { placesOf } from './places.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { journalOf } from './show.ts'
import { View } from './view.tsx'
import { OrchardAtRest } from './world.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('turns', m.patient_orchard_turns_for_each_player(), numbers([8, 12, 16])),
    choice('baskets', m.patient_orchard_baskets(), [
      ['pool', m.patient_orchard_together()],
      ['own', m.patient_orchard_one_each()],
    ]),
    choice('weather', m.patient_orchard_weather(), [
      ['mild', m.patient_orchard_mild()],
      ['lively', m.patient_orchard_lively()],
    ]),
    choice(
      'realWait',
      m.patient_orchard_waiting_takes_real_seconds(),
      [[0, m.kit_off()], ...numbers([5, 10, 20, 30, 60], 's')],
      {
        help: m.patient_orchard_for_early_learners_choosing_to_wait(),
      },
    ),
  ],
  presets: {
    easy: { level: 0, values: { realWait: 5 } },
    standard: { level: 2 },
    challenge: { level: 4, values: { weather: 'lively', turns: 12 } },
    switch: { level: 0 },
    teletherapy: { level: 1 },
  },
  seats: [1, 4],
  turns: true,
  seat: (state) => state.seat,
  pass: (state) => (state.leaf || rules.isOver(state) ? null : { kind: 'pass' }),
  wants: { deck: false },
  View,
  Backdrop: ({ stage, look }) => <OrchardAtRest places={placesOf(stage, 3)} look={look} />,
  summary: ({ state, values }) => summaryOf(state.value, values.baskets === 'pool'),
  measures: (play, seat) => {
    const orchard = play.state.value.orchards[seat]
    const points = play.values.baskets === 'pool' || !orchard ? null : pointsOf(orchard)
    return linesOf(journalOf(play, seat), play.state.value, points, play.values.scan !== 'one')
  },
  farewell: ({ state }) => {
    const count = pies(state.value.orchards)
    return count === 1
      ? m.patient_orchard_sundown_and_apie_for_everyone()
      : m.patient_orchard_sundown_and_pies_for_everyone({ count })
  },
}

mountGame(spec)
