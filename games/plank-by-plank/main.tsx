import { m } from '#messages'
import { choice, mountGame, numbers, onOff, readAloud, topicFields, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { places } from './content.ts'
import { Ending } from './ending.tsx'
import { mapAfter } from './growth.ts'
import { measuresOf, summaryOf } from './journal.ts'
import { keepsakes } from './keepsake.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { floorOf, passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('stories', m.plank_by_plank_stories_in_a_game(), numbers([1, 2, 3]), {
      help: m.plank_by_plank_with_more_stories_in_a_group(),
    }),
    choice(
      'place',
      m.plank_by_plank_where_stories_happen(),
      [
        ['any', m.plank_by_plank_anywhere()],
        ...places.map((place) => [place, m.plank_by_plank_place({ place })] as const),
      ],
      { help: m.plank_by_plank_one_place_repeats_sooner() },
    ),
    choice('safety', m.plank_by_plank_safety_stories(), [
      ['mixed', m.plank_by_plank_mixed_in()],
      ['out', m.plank_by_plank_no_safety_stories()],
      ['only', m.plank_by_plank_only_these()],
    ]),
    onOff('lock', m.kit_adult_lock(), { start: true, help: m.plank_by_plank_two_taps_open() }),
    choice('answers', m.plank_by_plank_who_answers_alone(), [
      ['story', m.plank_by_plank_the_story()],
      ['adult', m.plank_by_plank_the_adult_in_role()],
    ]),
    onOff('guess', m.plank_by_plank_guess_how_the_other_side_feels(), {
      start: true,
      help: m.plank_by_plank_guesses_are_never_scored(),
    }),
    onOff('hears', m.plank_by_plank_adult_confirms_lines(), {
      start: true,
      live: true,
      help: m.plank_by_plank_a_line_counts_once_heard(),
    }),
    choice('skin', m.kit_skin_tone_in_pictures(), [
      ['mixed', m.kit_mixed()],
      ['light', m.kit_light()],
      ['medium-light', m.kit_medium_light()],
      ['medium', m.kit_medium()],
      ['medium-dark', m.kit_medium_dark()],
      ['dark', m.kit_dark()],
    ]),
    ...topicFields(['school', 'friends', 'family', 'phones', 'work']),
    readAloud(),
  ],
  presets: {
    easy: { level: 0, values: { guess: false } },
    standard: { level: 1 },
    challenge: { level: 3 },
    switch: { level: 0 },
    teletherapy: { level: 1 },
  },
  seats: [1, 6],
  floor: floorOf,
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: (play, _seat, before) => mapAfter(play.state.value, before) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => measuresOf(state.value, seat),
  farewell: () => m.plank_by_plank_more_than_one_way_across(),
}

mountGame(spec)
