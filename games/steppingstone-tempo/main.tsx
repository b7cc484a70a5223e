import { m } from '#messages'
import { choice, mountGame, numbers, onOff, range, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { growDuck } from './growth.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { mapOf } from './map-art.ts'
import { rates, rules, type Level, type Move, type State } from './rules.ts'
import { inCity, type StonePlay } from './scene.ts'
import * as sounds from './sound-set.ts'
import { endName, measuresOf, summaryOf } from './summary.ts'
import { surprises } from './toys.tsx'
import { View } from './view.tsx'
import { Backdrop } from './world.tsx'

const tempo = m.steppingstone_tempo_tempo()
const words = m.steppingstone_tempo_the_words()
const adult = m.kit_for_the_adult()

const cityOf = (play: StonePlay) => inCity(play.look.value, play.values, play.level.kind)

/** Returns how many stones there were, and where they led. */
function farewell(play: StonePlay): string {
  const state = play.state.value
  const stones = state.log.reduce((sum, { taps }) => sum + taps.length, 0)
  const city = cityOf(play)
  if (stones === 0)
    return city
      ? m.steppingstone_tempo_come_back_to_the_crosswalks_anytime()
      : m.steppingstone_tempo_come_back_to_the_stream_anytime()
  const values = { count: stones, place: endName(state, city) }
  return city
    ? m.steppingstone_tempo_you_crossed_count_stripes(values)
    : m.steppingstone_tempo_you_crossed_count_stones(values)
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('crossings', m.steppingstone_tempo_crossings(), numbers([5, 10, 15]), {
      start: 10,
      help: m.steppingstone_tempo_everyone_gets_the_same_number_a(),
    }),
    choice(
      'chunks',
      m.steppingstone_tempo_a_stone_for_each(),
      [
        ['level', m.kit_same_as_the_level()],
        ['syllables', m.steppingstone_tempo_syllable()],
        ['words', m.steppingstone_tempo_word()],
        ['phrases', m.steppingstone_tempo_phrase()],
      ],
      { help: m.steppingstone_tempo_words_we_dont_have_syllables_for() },
    ),
    choice('pace', m.steppingstone_tempo_speed(), [
      ['level', m.kit_same_as_the_level()],
      ['set', m.steppingstone_tempo_set_here()],
    ]),
    range('rate', m.steppingstone_tempo_syllables_per_minute(), [rates.from, rates.to, rates.step], 140, {
      group: tempo,
      when: ({ pace }) => pace === 'set',
      help: m.steppingstone_tempo_slow_speech_is_about_120_to(),
    }),
    choice(
      'width',
      m.steppingstone_tempo_tempo_band(),
      [
        [0.15, m.steppingstone_tempo_narrow_15()],
        [0.3, m.steppingstone_tempo_standard_30_percent()],
        [0.5, m.steppingstone_tempo_wide_50()],
      ],
      { group: tempo, start: 0.3, help: m.steppingstone_tempo_steps_inside_it_land_dry_every() },
    ),
    range('pause', m.steppingstone_tempo_length_of_a_pause(), [0.5, 2, 0.25], 1, { group: tempo, unit: 's' }),
    choice(
      'show',
      m.steppingstone_tempo_show(),
      [
        ['text', m.steppingstone_tempo_the_words()],
        ['picture', m.steppingstone_tempo_pictures_without_words()],
      ],
      { group: words, help: m.steppingstone_tempo_single_words_have_pictures_phrases_and() },
    ),
    choice(
      'metronome',
      m.steppingstone_tempo_metronome(),
      [
        ['off', m.kit_off()],
        ['soft', m.steppingstone_tempo_soft()],
      ],
      { group: tempo, help: m.steppingstone_tempo_one_tick_per_syllable_no_matter() },
    ),
    choice(
      'source',
      m.steppingstone_tempo_words_from(),
      [
        ['level', m.steppingstone_tempo_the_level()],
        ['own', m.steppingstone_tempo_my_own_sentences()],
        ['cards', m.kit_my_cards()],
      ],
      {
        group: words,
        help: m.steppingstone_tempo_you_write_your_own_sentences_after(),
      },
    ),
    choice(
      'theme',
      m.kit_where(),
      [
        ['auto', m.kit_same_as_the_level()],
        ['stream', m.steppingstone_tempo_a_stream()],
        ['city', m.steppingstone_tempo_a_city_at_night()],
      ],
      { group: words, help: m.steppingstone_tempo_the_reading_passage_and_the_grown() },
    ),
    choice(
      'hands',
      m.steppingstone_tempo_hands(),
      [
        ['any', m.steppingstone_tempo_any()],
        ['turns', m.steppingstone_tempo_left_and_right_in_turn()],
      ],
      { group: adult, help: m.steppingstone_tempo_two_pads_the_arrow_keys_or() },
    ),
    onOff('light', m.steppingstone_tempo_the_next_stone_glows_while_a(), { group: tempo, start: true }),
    choice(
      'taps',
      m.steppingstone_tempo_taps(),
      [
        ['timed', m.steppingstone_tempo_made_here_timed()],
        ['order', m.steppingstone_tempo_over_a_video_call_only_their()],
      ],
      { group: adult, help: m.steppingstone_tempo_over_a_call_times_are_not() },
    ),
    onOff('omitted', m.steppingstone_tempo_the_adult_marks_each_crossing(), {
      group: adult,
      start: true,
      help: m.steppingstone_tempo_how_it_was_said_and_what(),
    }),
    onOff('bare', m.kit_hide_all_numbers(), {
      group: adult,
      help: m.kit_theyre_still_in_the_trial_log(),
    }),
  ],
  presets: {
    easy: { level: 0, values: { crossings: 5, width: 0.5 } },
    standard: { level: 1, values: {} },
    challenge: { level: 3, values: { width: 0.15, crossings: 15 } },
    switch: { level: 0, values: { width: 0.5, crossings: 5 } },
    teletherapy: { level: 1, values: { taps: 'order' } },
  },
  seats: [1, 4],
  privateMoves: true,
  cooldownMs: 300,
  pass: ({ phase }) => (phase === 'cross' || phase === 'choose' ? { kind: 'pass' } : null),
  wants: { deck: true },
  View,
  surprises,
  growth: { after: (_play, _seat, before) => growDuck(before) },
  Ending,
  Backdrop,
  summary: summaryOf,
  measures: measuresOf,
  farewell,
  keepsake: (play) => ({
    picture: mapOf(play, cityOf(play), manifest.game_name),
    alt: [m.steppingstone_tempo_a_map_of_your_path(), farewell(play)].join(' '),
    name: m.steppingstone_tempo_steppingstone_tempo_path(),
  }),
}

mountGame(spec)
