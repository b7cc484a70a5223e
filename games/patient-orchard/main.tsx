import { m } from '#messages'
import { choice, mountGame, numbers, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { harvestOf, pieSize, pointsOf } from './orchard.ts'
import { placesOf } from './places.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { plantOne } from './saplings.tsx'
import { journalOf } from './show.ts'
import * as sounds from './sound-set.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'
import { OrchardAtRest } from './world.tsx'

const farewells = {
  none: m.patient_orchard_the_sun_goes_down_the_neighbors_bring_bread(),
  small: m.patient_orchard_the_sun_goes_down_theres_a_pie(),
  big: m.patient_orchard_the_sun_goes_down_theres_a_big_pie(),
  giant: m.patient_orchard_the_sun_goes_down_theres_a_giant_pie(),
}
const pieKind = (harvest: number) =>
  harvest === 0 ? 'none' : pieSize(harvest) < 0.9 ? 'small' : pieSize(harvest) < 1.4 ? 'big' : 'giant'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
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
        live: true,
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
  pass: (state) => (state.leaf || rules.isOver(state) ? null : { kind: 'pass' }),
  wants: { deck: false },
  View,
  Backdrop: ({ stage, look }) => <OrchardAtRest places={placesOf(stage, 3)} look={look} />,
  summary: ({ state, values }) => summaryOf(state.value, values.baskets === 'pool'),
  measures: (play, seat) => {
    const orchard = play.state.value.orchards[seat]
    const points = play.values.baskets === 'pool' || !orchard ? null : pointsOf(orchard)
    return measuresOf(journalOf(play, seat), play.state.value, points, play.values.scan !== 'one')
  },
  surprises,
  growth: { after: (_play, _seat, before) => plantOne(before) },
  Ending,
  farewell: ({ state }) => farewells[pieKind(harvestOf(state.value.orchards))],
}

mountGame(spec)
