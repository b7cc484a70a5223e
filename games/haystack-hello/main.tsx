import { m } from '#messages'
import { choice, errorless, mountGame, numbers, onOff, readAloud, type GameSpec, type Values } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { farewellText } from './farewell.ts'
import { layoutOf, defaultRoom } from './layout.ts'
import { levels, type Level } from './levels.ts'
import { moveIn } from './loft.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { paletteOf } from './palette.ts'
import { postcardOf } from './postcard.ts'
import { rules } from './rules.ts'
import type { HayPlay } from './scene.ts'
import * as sounds from './sound-set.ts'
import type { Move, State } from './state.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'
import { Farm } from './world.tsx'

const farewell = ({ state }: HayPlay): string => farewellText(state.value)
const showsWords = ({ clue }: Values) => clue !== 'sound'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('theme', m.haystack_hello_who_hides(), [
      ['farm', m.haystack_hello_farm_animals()],
      ['wild', m.haystack_hello_wild_animals()],
      ['vehicles', m.haystack_hello_vehicles()],
      ['home', m.haystack_hello_toys_and_things_at_home()],
    ]),
    choice('count', m.haystack_hello_friends_to_find(), numbers([6, 8, 12])),
    choice('places', m.haystack_hello_places_to_choose_from(), numbers([2, 3, 4]), { start: 3 }),
    choice('wait', m.haystack_hello_wait_time_in_ask(), numbers([3, 5, 10], 's'), {
      start: 5,
      help: m.haystack_hello_when_time_is_up_the_hiding(),
    }),
    choice(
      'clue',
      m.kit_names(),
      [
        ['word', m.haystack_hello_words_and_sounds()],
        ['sound', m.haystack_hello_sounds_only()],
      ],
      { help: m.haystack_hello_with_sounds_only_find_asks_for() },
    ),
    { ...readAloud(), when: showsWords },
    onOff('hides', m.haystack_hello_players_hide_the_friends(), {
      start: true,
      help: m.haystack_hello_with_two_players_the_one_who(),
    }),
    errorless,
    onOff('contrast', m.haystack_hello_high_contrast_background()),
  ],
  presets: {
    easy: { level: 0, values: { places: 2, errorless: true } },
    standard: { level: 1, values: { places: 3 } },
    challenge: { level: 3, values: { places: 4, count: 8 } },
    switch: { level: 0, values: { places: 2 } },
    teletherapy: { level: 2, values: { places: 4 } },
  },
  seats: [1, 2],
  // One player hides the friend while the other looks away.
  floor: ({ phase, seat, seats }) => (phase === 'hide' ? (seat + 1) % seats : null),
  pass: ({ phase }) => (phase === 'hide' || phase === 'look' ? { kind: 'pass' } : null),
  closingMs: 25_000,
  View,
  Backdrop: ({ stage, look, values }) => {
    const contrast = values.contrast === true
    return <Farm layout={layoutOf(stage, defaultRoom)} color={paletteOf(look, contrast)} plain={contrast} />
  },
  summary: summaryOf,
  measures: measuresOf,
  surprises,
  growth: {
    after: ({ state }, _seat, before) =>
      moveIn(
        before,
        state.value.parade.map(({ friend }) => friend),
      ),
  },
  Ending,
  farewell,
  keepsake: (play) => ({
    picture: postcardOf(play.state.value, play.look.value, manifest.game_name),
    alt: farewell(play),
    name: m.haystack_hello_haystack_hello_parade(),
  }),
}

mountGame(spec)
