import { m } from '#messages'
import { choice, errorless, handFields, handSwitches, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { sentenceCase } from '../kit/phrases.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending } from './ending.tsx'
import { grownAfter } from './growth.ts'
import { isOwn } from './figures.ts'
import { groupName, measuresOf, summaryOf } from './journal.ts'
import { keepsakes } from './keepsakes.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import { fades, type Level, type Move, type State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const sameAsLevel = m.kit_same_as_the_level()

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('fade', m.comet_trails_show_the_way_with(), [
      ['level', sameAsLevel],
      ...fades.map((fade) => [fade, m.comet_trails_fade_setting({ fade })] as const),
    ]),
    choice('road', m.comet_trails_road_width(), [[0, sameAsLevel], ...numbers([110, 80, 64, 44, 28], 'px')], {
      help: m.comet_trails_fingers_have_40_at_least(),
      live: true,
    }),
    choice(
      'way',
      m.comet_trails_how_to_move_the_comet(),
      [
        ['draw', m.comet_trails_draw()],
        ['tap', m.comet_trails_tap_the_stars()],
        ['arrows', m.comet_trails_choose_arrows()],
      ],
      { live: true },
    ),
    choice('count', m.comet_trails_figures_for_each_player(), [[0, sameAsLevel], ...numbers([2, 3, 5, 8])]),
    choice('figures', m.comet_trails_which_figures(), [
      ['level', sameAsLevel],
      ...(['line', 'shape', 'capital', 'small', 'numeral', 'word'] as const).map(
        (group) => [group, sentenceCase(groupName(group))] as const,
      ),
      ['mirror', m.comet_trails_for_two_hands()],
      ['own', m.comet_trails_own_word_or_letter()],
    ]),
    choice('style', m.comet_trails_small_letters(), [
      ['plain', m.comet_trails_end_straight()],
      ['tails', m.comet_trails_end_in_a_tail()],
    ]),
    choice('ways', m.comet_trails_directions_to_choose_from(), numbers([8, 4])),
    onOff('penOnly', m.comet_trails_pen_only(), { live: true, help: m.comet_trails_fingers_and_palms_do_nothing() }),
    errorless,
    ...handFields({ mirrors: true }),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3 },
    switch: { level: 0, values: { ways: 4 } },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 2],
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  // The line of a word is the word.
  privateMoves: ({ deck }) => deck.some(isOwn),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: ({ state }, seat, before) => grownAfter(state.value, seat, before) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  // A note with one hand would be wrong after a switch.
  measures: ({ state, values, trialsOf }, seat) =>
    measuresOf(state.value, seat, handSwitches(trialsOf(seat)) > 0 ? '' : values.hand),
  farewell: ({ state }) =>
    state.value.done.length > 0 ? m.comet_trails_your_lines_are_in_the_sky() : m.comet_trails_the_stars_will_wait(),
}

mountGame(spec)
