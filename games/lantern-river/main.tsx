import { m } from '#messages'
import { choice, mountGame, numbers, onOff, seatName, type GameSpec, type Play } from '../kit/index.ts'
import { Backdrop } from './backdrop.tsx'
import { oneMore } from './constellation.tsx'
import { Ending } from './ending.tsx'
import { levels, type RiverLevel } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { rules, type Move, type State } from './rules.ts'
import * as sounds from './sound-set.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { surprises } from './touchables.tsx'
import { RiverView } from './view.tsx'
import './game.css'

type RiverPlay = Play<RiverLevel, State, Move>

/** Returns which channels the lantern chose on its way home, or 'lake' if the river has no forks. */
function channelsTaken({ trials }: RiverPlay): 'lake' | 'rocky' | 'calm' | 'both' {
  const forks = trials.filter(({ target }) => target === m.lantern_river_fork())
  const rocky = forks.filter(({ response }) => response === 'rocky').length
  if (forks.length === 0) return 'lake'
  if (rocky === forks.length) return 'rocky'
  return rocky === 0 ? 'calm' : 'both'
}

const spec: GameSpec<RiverLevel, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  seats: [1, 4],
  seat: (state) => state.turn,
  pass: (state) => (state.phase === 'spin' ? { kind: 'pass' } : null),
  fields: [
    choice('length', m.lantern_river_river_length(), [
      [0, m.kit_same_as_the_level()],
      ...numbers([12, 24, 36], (count) => m.lantern_river_count_bends({ count })),
    ]),
    onOff('lilies', m.lantern_river_rests_on_lily_pads(), { start: true }),
    choice('theme', m.kit_light(), [
      ['night', m.lantern_river_night()],
      ['dawn', m.lantern_river_dawn()],
    ]),
    choice(
      'sound',
      m.kit_sound(),
      [
        ['calm', m.kit_calm()],
        ['festive', m.lantern_river_festive()],
      ],
      { live: true },
    ),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3, values: { sound: 'festive' } },
    switch: { level: 0 },
    teletherapy: { level: 1 },
  },
  View: RiverView,
  Backdrop,
  surprises,
  growth: { after: (_play, _seat, before) => oneMore(before) },
  Ending,
  farewell: (play) => {
    const { fireworks, phase } = play.state.value
    const last = fireworks === null ? undefined : play.players[fireworks]
    const alone = play.players.length === 1
    if (phase !== 'over')
      return alone ? m.lantern_river_your_lantern_drifted_home() : m.lantern_river_all_the_lanterns_drifted_home()
    if (!last || alone) return m.lantern_river_your_lantern_is_a_new_star({ water: channelsTaken(play) })
    return m.lantern_river_everyone_is_home_lit_the_fireworks({ name: seatName(last) })
  },
  summary: summaryOf,
  measures: measuresOf,
}

mountGame(spec)
