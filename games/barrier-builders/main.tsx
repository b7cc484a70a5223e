import { m } from '#messages'
import { choice, errorless, mountGame, numbers, onOff, readAloud, type GameSpec, type Values } from '../kit/index.ts'
import { albumPage } from './album.ts'
import type { Level } from './deal.ts'
import { pictureOf } from './item-pictures.ts'
import { Ending } from './ending.tsx'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { layoutOf, defaultRoom } from './layout.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { growStreet } from './street.ts'
import { namesOf } from './panels.tsx'
import { rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Move, State } from './state.ts'
import { surprises, WallThings } from './touchables.tsx'
import { View } from './view.tsx'
import { Curtain, Character, Room } from './world.tsx'

const byVoice = ({ guide }: Values) => guide === 'auto' || guide === 'voice'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice(
      'guide',
      m.barrier_builders_guide(),
      [
        ['auto', m.barrier_builders_the_device_for_one_player_a()],
        ['voice', m.barrier_builders_spoken_guide()],
        ['here', m.barrier_builders_someone_at_this_device()],
        ['apart', m.barrier_builders_a_person_at_another_device()],
      ],
      { help: m.barrier_builders_on_a_second_device_the_guide() },
    ),
    choice('scenes', m.barrier_builders_scenes(), numbers([1, 2, 3, 4, 5]), { start: 2 }),
    choice('items', m.barrier_builders_items_in_a_scene(), [
      [0, m.kit_same_as_the_level()],
      ...numbers([3, 4, 5, 6, 7, 8]),
    ]),
    choice('focus', m.barrier_builders_words_to_practice(), [
      ['level', m.kit_same_as_the_level()],
      ['color', m.barrier_builders_color()],
      ['size', m.barrier_builders_size()],
      ['number', m.barrier_builders_number()],
      ['position', m.barrier_builders_position()],
    ]),
    choice(
      'written',
      m.barrier_builders_spoken_directions(),
      [
        ['heard', m.barrier_builders_setting_heard_only()],
        ['both', m.barrier_builders_setting_heard_and_written()],
      ],
      { when: byVoice },
    ),
    { ...readAloud(), when: byVoice },
    onOff('vague', m.barrier_builders_some_directions_leave_a_word_out(), {
      start: true,
      when: byVoice,
      help: m.barrier_builders_then_the_builder_has_something_to(),
    }),
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { items: 3, scenes: 1, errorless: true } },
    standard: { level: 1 },
    challenge: { level: 3, values: { items: 8, scenes: 3 } },
    switch: { level: 0, values: { items: 3 } },
    teletherapy: { level: 1, values: { guide: 'voice' } },
  },
  seats: [1, 2],
  seat: ({ builder }) => builder,
  pass: ({ phase, seats }) =>
    seats > 1 && (phase === 'roles' || phase === 'scene' || phase === 'build') ? { kind: 'pass' } : null,
  View,
  Backdrop: ({ stage, look }) => {
    const layout = layoutOf(stage, defaultRoom)
    return (
      <>
        <Room layout={layout} look={look} />
        <WallThings layout={layout} look={look} atTable />
        {!stage.portrait && (
          <>
            {layout.heads.guide && <Character who="guide" mood="calm" look={look} at={layout.heads.guide} />}
            <Curtain box={layout.guide} look={look} is="down" />
          </>
        )}
      </>
    )
  },
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  surprises,
  growth: { after: (play, _seat, before) => growStreet(play.state.value, before) },
  Ending,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: (play) => ({
    picture: albumPage(play.state.value.photos, play.look.value, (photo) => namesOf(play, photo), pictureOf),
    alt: farewellOf(play.state.value),
    name: m.barrier_builders_barrier_builders_album(),
  }),
}

mountGame(spec)
