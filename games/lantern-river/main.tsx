import { m } from '#messages'
import { seatName } from '@marigold/device'
import { choice, mountGame, numbers, onOff, type GameSpec, type Play } from '../kit/index.ts'
import { Backdrop } from './backdrop.tsx'
import { levels, type RiverLevel } from './levels.ts'
import { manifest } from './manifest.ts'
import { rules, type Move, type State } from './rules.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { RiverView } from './view.tsx'
import './game.css'

type RiverPlay = Play<RiverLevel, State, Move>
const forksOf = ({ trials }: RiverPlay) => trials.filter(({ target }) => target === 'Fork')

/** The water that a lantern chose on its way home. */
function waterOf(forks: readonly { response: string }[]): string {
  const rocky = forks.filter(({ response }) => response === 'rocky').length
  if (forks.length === 0) return m.lantern_river_on_the_lake()
  if (rocky === forks.length) return m.lantern_river_through_the_rocky_water()
  return rocky === 0 ? m.lantern_river_along_the_calm_water() : m.lantern_river_by_rocky_and_calm_water()
}

const spec: GameSpec<RiverLevel, State, Move> = {
  manifest,
  levels,
  rules,
  seats: [1, 4],
  turns: true,
  seat: (state) => state.turn,
  pass: (state) => (state.phase === 'spin' ? { kind: 'pass' } : null),
  fields: [
    choice('length', m.lantern_river_river_length(), [
      [0, m.kit_same_as_the_level()],
      ...numbers([12, 24, 36], 'bends'),
    ]),
    onOff('lilies', m.lantern_river_rests_on_lily_pads(), { start: true }),
    choice('theme', m.kit_light(), [
      ['night', m.lantern_river_night()],
      ['dawn', m.lantern_river_dawn()],
    ]),
    choice('sound', m.kit_sound(), [
      ['calm', m.kit_calm()],
      ['festive', m.lantern_river_festive()],
    ]),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3, values: { sound: 'festive' } },
    switch: { level: 0 },
    teletherapy: { level: 1 },
  },
  wants: { deck: true },
  View: RiverView,
  Backdrop,
  farewell: (play) => {
    const { fireworks, phase } = play.state.value
    const last = fireworks === null ? undefined : play.players[fireworks]
    const alone = play.players.length === 1
    if (phase !== 'over')
      return alone
        ? m.lantern_river_the_lantern_drifted_home_anew()
        : m.lantern_river_all_lanterns_drifted_home_together()
    if (!last || alone) return m.lantern_river_home_anew_star_in_the({ waterOf: waterOf(forksOf(play)) })
    return m.lantern_river_everyone_is_home_lit_the_fireworks({ seatName: seatName(last) })
  },
  summary: summaryOf,
  measures: measuresOf,
}

mountGame(spec)
