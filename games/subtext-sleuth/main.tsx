import { m } from '#messages'
import { choice, errorless, mountGame, numbers, onOff, readAloud, type GameSpec } from '../kit/index.ts'
import { Ending } from './ending.tsx'
import { folderOf } from './folder.ts'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { afterCase } from './contacts.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { rules, voterOf } from './rules.ts'
import * as sounds from './sound-set.ts'
import { surprises } from './touchables.tsx'
import type { Move, State } from './state.ts'
import { Backdrop, View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('set', m.subtext_sleuth_threads(), [
      ['all', m.kit_mixed()],
      ['school', m.kit_school()],
      ['friends', m.subtext_sleuth_friends_and_family()],
      ['work', m.subtext_sleuth_work()],
    ]),
    choice('need', m.subtext_sleuth_evidence_needed(), numbers([1, 2, 3]), {
      help: m.subtext_sleuth_clues_for_each_meaning_one_of(),
    }),
    choice(
      'typing',
      m.subtext_sleuth_messages_arrive(),
      [
        ['slow', m.subtext_sleuth_slowly()],
        ['usual', m.subtext_sleuth_as_typed()],
        ['once', m.subtext_sleuth_all_at_once()],
      ],
      { start: 'usual' },
    ),
    onOff('skip', m.subtext_sleuth_skip_sensitive_threads(), {
      help: m.subtext_sleuth_sensitive_topics_such_as_a_friend(),
    }),
    onOff('read', m.subtext_sleuth_read_messages_and_questions_aloud(), { live: true }),
    { ...readAloud(), when: ({ read }) => read === true },
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { typing: 'slow', skip: true } },
    standard: { level: 1 },
    challenge: { level: 3, values: { need: 2 } },
    switch: { level: 0, values: { typing: 'slow', skip: true } },
    teletherapy: { level: 1, values: { typing: 'once' } },
  },
  seats: [1, 4],
  floor: (state) => (state.phase === 'vote' || state.phase === 'forecast' ? voterOf(state) : null),
  pass: ({ phase, seats }) => (seats > 1 && (phase === 'meaning' || phase === 'reply') ? { kind: 'pass' } : null),
  View,
  Backdrop,
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  surprises,
  growth: { after: ({ state }, _seat, before) => afterCase(state.value, before) },
  Ending,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: ({ state }) => ({
    picture: folderOf(state.value),
    alt: farewellOf(state.value),
    name: m.subtext_sleuth_subtext_sleuth_case(),
  }),
}

mountGame(spec)
