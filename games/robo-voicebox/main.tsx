import { m } from '#messages'
import { choice, errorless, mountGame, numbers, readAloud, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { finishedRobot, robotsIn, withRobot } from './garage.ts'
import { farewellOf, keepsakeAlt, measuresOf, summaryOf } from './journal.ts'
import { layoutOf } from './layout.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { firstParts } from './parts.ts'
import { isVowel, phonemes } from './phonemes.ts'
import { robotCard } from './postcard.ts'
import { rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'
import { Robot, Room } from './world.tsx'

/** Sounds that can be practiced: all consonants but those that no word begins with, and TH of "this". */
const trained = Object.entries(phonemes).filter(([sound]) => !isVowel(sound) && !['NG', 'Y', 'DH'].includes(sound))

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('words', m.kit_words(), numbers([4, 8, 12]), { start: 8 }),
    choice('chips', m.robo_voicebox_on_the_chips(), [
      ['both', m.robo_voicebox_letters_and_colors()],
      ['letters', m.robo_voicebox_letters()],
      ['colors', m.robo_voicebox_colors_only()],
    ]),
    choice(
      'extra',
      m.robo_voicebox_extra_chips(),
      [['level', m.kit_same_as_the_level()], ...numbers([0, 1, 2, 3, 4, 5, 6])],
      {
        help: m.robo_voicebox_chips_that_arent_in_the_word(),
      },
    ),
    choice('focus', m.robo_voicebox_sound_to_practice(), [
      ['all', m.robo_voicebox_all_sounds()],
      ...trained.map(([sound, { letters, key }]) => [sound, m.robo_voicebox_as_in({ letters, key })] as const),
    ]),
    choice('hint', m.robo_voicebox_hint(), [
      [1, m.robo_voicebox_after_1_try()],
      [2, m.robo_voicebox_after_2_tries()],
      [0, m.kit_never()],
    ]),
    choice(
      'keys',
      m.robo_voicebox_picking_up_a_chip(),
      [
        ['auto', m.robo_voicebox_says_its_key_word_when_no()],
        ['word', m.robo_voicebox_always_says_its_key_word()],
        ['quiet', m.robo_voicebox_is_quiet_i_say_the_sounds()],
      ],
      { help: m.robo_voicebox_a_key_word_is_sun_for() },
    ),
    readAloud(),
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { words: 4, extra: 0 } },
    standard: { level: 1 },
    challenge: { level: 4, values: { words: 12, extra: 5, hint: 0 } },
    switch: { level: 1, values: { extra: 0, words: 4, scanStyle: 'rows' } },
    teletherapy: { level: 1, values: { extra: 2 } },
  },
  seats: [1, 2],
  pass: ({ phase, seats }) => (phase === 'build' && seats > 1 ? { kind: 'pass' } : null),
  View,
  Backdrop: ({ stage, look }) => {
    const layout = layoutOf(stage, { chips: 4, slots: 3, text: 1 })
    return (
      <>
        <Room part="wall" layout={layout} look={look} />
        {layout.robot.stands && <Room part="bench" layout={layout} look={look} />}
        <Robot at={layout.robot} parts={firstParts} look={look} mood="calm" />
        {!layout.robot.stands && <Room part="bench" layout={layout} look={look} />}
      </>
    )
  },
  surprises,
  growth: {
    after: ({ state }, _seat, before) =>
      state.value.built.length > 0 ? withRobot(before, finishedRobot(state.value)) : { robots: robotsIn(before) },
  },
  Ending,
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: ({ state, look }) => ({
    picture: robotCard(state.value, look.value),
    alt: keepsakeAlt(state.value),
    name: m.robo_voicebox_my_robot(),
  }),
}

mountGame(spec)
