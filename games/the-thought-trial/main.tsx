import { m } from '#messages'
import { choice, errorless, mountGame, onOff, readAloud, topicFields, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { keepsakes } from './card.ts'
import { Ending } from './ending.tsx'
import { casesOf, measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import { surprises } from './scenery.tsx'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { View } from './view.tsx'
import { visitsIn } from './visits.ts'

/** The same for every verdict. */
function farewellOf(state: State): string {
  const last = casesOf(state).at(-1)
  if (last?.helper) return m.the_thought_trial_tell_someone_today()
  return last && last.weighed.length > 0
    ? m.the_thought_trial_you_weighed_it_yourself()
    : m.the_thought_trial_the_scale_will_wait()
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('cases', m.the_thought_trial_cases_in_a_game(), [
      [1, m.the_thought_trial_one_case()],
      [3, m.the_thought_trial_three_short_cases()],
    ]),
    onOff('reasons', m.the_thought_trial_adult_confirms_reasons(), {
      start: true,
      live: true,
      help: m.the_thought_trial_an_exhibit_has_weight_once(),
    }),
    choice(
      'world',
      m.the_thought_trial_place(),
      [
        ['level', m.kit_same_as_the_level()],
        ['court', m.the_thought_trial_a_courtroom()],
        ['workshop', m.the_thought_trial_a_workshop()],
      ],
      { help: m.the_thought_trial_a_workshop_for_clients_who(), live: true },
    ),
    onOff('traps', m.the_thought_trial_ask_for_thinking_traps(), { start: true }),
    onOff('witnesses', m.the_thought_trial_call_witnesses(), { start: true }),
    onOff('typing', m.the_thought_trial_typing(), { start: true, help: m.kit_own_words_are_never_stored() }),
    ...topicFields(['school', 'friends', 'family', 'phones']),
    choice('setting', m.the_thought_trial_cases_for_adults_about(), [
      ['both', m.the_thought_trial_cases_about_both()],
      ['work', m.the_thought_trial_only_work()],
      ['home', m.the_thought_trial_only_home()],
    ]),
    errorless,
    readAloud(),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 2 },
    switch: { level: 0, values: { typing: false } },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 6],
  floor: ({ voters }) => voters[0] ?? null,
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: (_play, _seat, before) => ({ visits: visitsIn(before) + 1 }) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => measuresOf(state.value, seat),
  farewell: ({ state }) => farewellOf(state.value),
}

mountGame(spec)
