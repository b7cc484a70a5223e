import { m } from '#messages'
import { choice, mountGame, numbers, onOff, readAloud, topicFields, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending } from './ending.tsx'
import { shelfAfter } from './growth.ts'
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
    choice(
      'cards',
      m.feelings_face_lab_faces_are_for(),
      [
        ['stories', m.feelings_face_lab_stories()],
        ['secret', m.feelings_face_lab_guess_me()],
      ],
      { help: m.feelings_face_lab_guess_me_needs_two() },
    ),
    choice('rounds', m.feelings_face_lab_faces_for_each_player(), [
      [0, m.feelings_face_lab_to_fit_the_group()],
      ...numbers([1, 2, 3, 5]),
    ]),
    choice('clay', m.feelings_face_lab_clay(), [
      ['mixed', m.kit_mixed()],
      ['light', m.kit_light()],
      ['medium-light', m.kit_medium_light()],
      ['medium', m.feelings_face_lab_medium()],
      ['medium-dark', m.kit_medium_dark()],
      ['dark', m.kit_dark()],
    ]),
    onOff('hears', m.feelings_face_lab_adult_confirms_clues(), {
      start: true,
      live: true,
      help: m.feelings_face_lab_a_clue_counts_once_you_tap_heard(),
    }),
    ...topicFields(['school', 'friends', 'family', 'phones', 'food', 'animals']),
    readAloud(),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3 },
    switch: { level: 0 },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 6],
  floor: floorOf,
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: (play, seat, before) => shelfAfter(play.state.value, seat, before) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => measuresOf(state.value, seat),
  farewell: () => m.feelings_face_lab_one_face_can_mean_many_things(),
}

mountGame(spec)
