import { m } from '#messages'
import { listed, sentenceCase } from '../kit/phrases.ts'
import { choice, html, mountGame, numbers, onOff, seatName, type GameSpec } from '../kit/index.ts'
import { flavors, heightOf, landmarks, landmarksPassed, type Cone } from './cone.ts'
import { Ending } from './ending.tsx'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { friendNames } from './palette.ts'
import { postcardOf } from './postcard.ts'
import { rules, type Move, type State } from './rules.ts'
import { scenePicture } from './scene-picture.ts'
import type { ScoopPlay } from './scene.ts'
import { afterGame } from './shelf.ts'
import * as soundSet from './sound-set.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'
import { sounds } from './words.ts'

/** A tower of a few scoops, for the start screen. */
const sample: Pick<Cone, 'pieces' | 'rim'> = {
  rim: { sprinkles: 0, flag: false },
  pieces: [
    ...Array.from({ length: 7 }, (_, at) => ({
      kind: 'scoop' as const,
      flavor: flavors[at % 3] ?? flavors[0],
      size: 'even' as const,
      shade: at,
      sprinkles: at === 2 || at === 5 ? 2 : 0,
      flag: false,
    })),
    { kind: 'topping', topping: 'cherries', sprinkles: 0, flag: false },
  ],
}

/** Returns how high the tower went, and which friends sing. */
function farewell({ state, look }: ScoopPlay): string {
  const { cones, goal } = state.value
  const top = Math.max(...cones.map(({ pieces }) => heightOf(pieces)))
  const landmark = landmarks.findLast((one) => landmarksPassed(top, goal).includes(one))
  const reached = [
    m.sky_high_scoops_your_tower_is_count_scoops_tall({ count: Math.round(top) }),
    m.sky_high_scoops_tower_height({ landmark: landmark ?? 'none' }),
  ]
  const friends = cones.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'friend' ? [friendNames[piece.topping]] : [])),
  )
  if (friends.length === 0 || look.value === 'grown-up') return reached.join(' ')
  const names = sentenceCase(listed([...new Set(friends)]))
  return [...reached, m.sky_high_scoops_friends_sing({ friends: names, count: new Set(friends).size })].join(' ')
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds: soundSet,
  music,
  levels,
  rules,
  fields: [
    choice(
      'source',
      m.sky_high_scoops_deck(),
      [
        ['cards', m.kit_my_cards()],
        ...sounds.map((sound) => [sound, m.sky_high_scoops_sound_words({ sound })] as const),
        ['none', m.sky_high_scoops_no_card()],
      ],
      { help: m.sky_high_scoops_my_cards_are_the_cards_from() },
    ),
    choice('goal', m.sky_high_scoops_goal(), numbers([10, 25, 50, 100]), {
      start: 25,
      help: m.sky_high_scoops_total_tries_with_a_cone_for(),
    }),
    choice('perTurn', m.sky_high_scoops_tries_per_turn(), numbers([1, 3, 5, 10]), { start: 5 }),
    choice('cones', m.sky_high_scoops_cones(), [
      ['shared', m.sky_high_scoops_one_tower_together()],
      ['own', m.sky_high_scoops_one_for_each_player()],
    ]),
    choice(
      'order',
      m.sky_high_scoops_card_order(),
      [
        ['blocked', m.sky_high_scoops_one_target_at_a_time()],
        ['random', m.kit_mixed()],
      ],
      { help: m.sky_high_scoops_the_shuffle_level_always_mixes_them() },
    ),
    choice('feedback', m.sky_high_scoops_feedback(), [
      ['each', m.sky_high_scoops_after_every_try()],
      ['fifth', m.sky_high_scoops_after_every_fifth()],
    ]),
    onOff('bare', m.sky_high_scoops_hide_the_names_of_the_scores()),
  ],
  presets: {
    easy: { level: 0, values: { goal: 10 } },
    standard: { level: 1 },
    challenge: { level: 3, values: { goal: 100, perTurn: 10, feedback: 'fifth' } },
    switch: { level: 0, values: { goal: 10 } },
    teletherapy: { level: 1 },
  },
  seats: [1, 4],
  pass: ({ phase }) => (phase === 'topping' || phase === 'over' ? null : { kind: 'pass' }),
  wants: { deck: true },
  View,
  surprises,
  growth: { after: afterGame },
  Ending,
  Backdrop: ({ stage, look }) => (
    <svg
      class="scene"
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      aria-hidden="true"
      {...html(scenePicture({ ...stage, goal: 10, look, towers: [sample], roof: 0.12 }))}
    />
  ),
  summary: summaryOf,
  measures: measuresOf,
  farewell,
  keepsake: (play) => {
    const { goal, cones } = play.state.value
    const made = cones.reduce((sum, cone) => sum + cone.made, 0)
    const names = play.players.length > 1 ? `${play.players.map(seatName).join(', ')}: ` : ''
    const line = `${names}${made} ${made === 1 ? 'try' : 'tries'}`
    return {
      picture: postcardOf({ goal, look: play.look.value, towers: cones }, manifest.game_name, line),
      alt: farewell(play),
      name: m.sky_high_scoops_sky_high_scoops_tower(),
    }
  },
}

mountGame(spec)
