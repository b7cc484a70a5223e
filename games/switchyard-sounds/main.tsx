import { m } from '#messages'
import { choice, errorless, html, mountGame, numbers, seatName, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { levels, type Level } from './levels.ts'
import { lineMap } from './line-map.ts'
import { contrasts } from './pairs.ts'
import { paintOf, paletteOf } from './palette.ts'
import { rules, townOf, type Move, type State } from './rules.ts'
import { measuresOf, summaryOf } from './score.ts'
import { placed } from './shapes.ts'
import * as sounds from './sound-set.ts'
import { surprises } from './touchables.tsx'
import { bestOf, withBest, type Built } from './town.ts'
import { spotOn, tracksOf } from './tracks.ts'
import { engine } from './vehicles.ts'
import { View } from './view.tsx'
import { foreground, yardOf, yardPicture } from './yard.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'

const listens = ({ job }: Record<string, unknown>) => job !== 'speak'

const farewells: Record<Built | 'none', string> = {
  wheel: m.switchyard_sounds_good_night_the_wheel_turns_for_your_train(),
  fountain: m.switchyard_sounds_good_night_the_fountain_sings(),
  house: m.switchyard_sounds_good_night_light_in_the_new_house(),
  neighbor: m.switchyard_sounds_good_night_your_neighbor_waves(),
  swing: m.switchyard_sounds_good_night_the_swing_waits_for_you(),
  none: m.switchyard_sounds_good_night_the_train_rolls_home(),
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice(
      'set',
      m.switchyard_sounds_contrast(),
      [...contrasts.map(({ code, name }) => [code, name] as const), ['mixed', m.switchyard_sounds_all_mixed()]],
      {
        help: m.switchyard_sounds_maximal_contrast_uses_pairs_with_one(),
      },
    ),
    choice('job', m.switchyard_sounds_the_learner(), [
      ['listen', m.switchyard_sounds_listens()],
      ['speak', m.switchyard_sounds_speaks()],
      ['swap', m.switchyard_sounds_switch_every_five_trains()],
    ]),
    choice(
      'aloud',
      m.switchyard_sounds_voice_of_the_tower(),
      [
        ['adult', m.switchyard_sounds_live_voice()],
        ['device', m.kit_this_devices_voice()],
      ],
      {
        when: listens,
        help: m.switchyard_sounds_live_voice_open_the_telegram_say(),
      },
    ),
    choice(
      'word',
      m.switchyard_sounds_the_word(),
      [
        ['shown', m.switchyard_sounds_shown_to_the_speaker()],
        ['told', m.switchyard_sounds_revealed_afterward()],
      ],
      {
        when: (values) => values.job !== 'listen' || values.aloud !== 'device',
        help: m.switchyard_sounds_revealed_afterward_is_for_a_shared(),
      },
    ),
    choice('trains', m.switchyard_sounds_number_of_trains(), numbers([10, 20, 30])),
    choice('pairs', m.switchyard_sounds_pairs_in_a_game(), numbers([3, 5, 10]), { start: 5 }),
    choice(
      'repeats',
      m.switchyard_sounds_repeats_per_train(),
      [
        [9, m.switchyard_sounds_as_many_as_needed()],
        [2, '2'],
        [1, '1'],
        [0, m.kit_none()],
      ],
      { when: listens },
    ),
    choice(
      'speed',
      m.switchyard_sounds_train_speed(),
      [
        ['untimed', m.switchyard_sounds_untimed()],
        ['slow', m.switchyard_sounds_slow()],
        ['normal', m.switchyard_sounds_normal()],
      ],
      {
        live: true,
        when: listens,
        help: m.switchyard_sounds_an_untimed_train_waits_for_you(),
      },
    ),
    { ...errorless, when: (values) => listens(values) && values.word !== 'told' },
  ],
  presets: {
    easy: { level: 0, values: { pairs: 3 } },
    standard: { level: 2 },
    challenge: { level: 3, values: { trains: 20, pairs: 10, repeats: 1 } },
    // Speaking the highlighted sign aloud would model the target sounds.
    switch: { level: 0, values: { pairs: 3, speak: false } },
    teletherapy: { level: 2, values: { word: 'told' } },
  },
  seats: [1, 2],
  pass: ({ phase }) => (phase === 'word' || phase === 'points' ? { kind: 'pass' } : null),
  View,
  Backdrop: ({ stage, look }) => {
    const yard = yardOf(stage)
    const p = paletteOf(look)
    const { x, y, scale } = spotOn(tracksOf(yard.width / 2).arrival, 1)
    const train = placed(x, y, scale * 0.8, engine(p, paintOf('red', look)))
    return (
      <svg
        class="scene"
        viewBox={`${yard.left} ${yard.top} ${yard.width} ${yard.height}`}
        aria-hidden="true"
        {...html(yardPicture(p, yard, 'start', '') + train + foreground(p, yard))}
      />
    )
  },
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  surprises,
  growth: { after: ({ state }, _seat, before) => withBest(before, townOf(state.value)) },
  Ending,
  farewell: ({ state }) => farewells[bestOf(townOf(state.value)) ?? 'none'],
  keepsake: (play) => ({
    picture: lineMap(play.state.value, play.look.value, play.players.map(seatName)),
    alt: m.switchyard_sounds_the_line_map_count_trains({
      count: play.state.value.delivered.filter(({ outcome }) => outcome === 'first').length,
    }),
    name: m.switchyard_sounds_switchyard_sounds_line_map(),
  }),
}

mountGame(spec)
